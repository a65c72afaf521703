// Owns the precompiled header of the libraries; has no code of its own.
