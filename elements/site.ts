/** The elements of all pages, in one file: visitors load it once. Each module defines its own element. */
import './current-section'
import './save-record'
import './share-buttons'
import './theme-choice'
