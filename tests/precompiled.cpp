// Owns the precompiled header of the tests; has no code of its own.
