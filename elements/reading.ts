/** The elements of the pages that have no framework, in one file beside that of all pages: boards have none of them. */
import './click-to-play'
import './current-section'
import './live-form'
import './more-items'
import './picture-lightbox'
import './share-buttons'
