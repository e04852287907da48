/** The elements of all pages, in one file: visitors load it once. Each module defines its own element. */
import './click-to-play'
import './more-items'
import './picture-lightbox'
import './search-key-switch'
import './site-search'
import './theme-choice'
