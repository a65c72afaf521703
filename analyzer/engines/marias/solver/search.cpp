#include "analyzer/engines/marias/solver/search.h"

#include "analyzer/engines/marias/solver/search_body.h"

namespace kibic::marias::open_hand {

template class SearchWith<Features{}>;

}  // namespace kibic::marias::open_hand
