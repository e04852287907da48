/** The elements of all pages, in one file: visitors load it once. Each module defines its own element. */
import './apply-source'
import './filter-menus'
import './save-record'
import './search-key-switch'
import './site-search'
import './theme-choice'
