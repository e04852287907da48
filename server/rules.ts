import type { Rule } from './exchange'
import { checkImages } from './images'
import { limitClients } from './limited-requests'
import { refuseOtherMethods } from './methods'
import { showNotFound } from './not-found'
import { findPages } from './page-request'
import { sendPages, sendPagesInMemory } from './pages'
import { showPagesOfEditors, showPreviews } from './preview-request'
import { removeQueries } from './request-target'
import { sendStaticFiles } from './static-files'

/**
 * What happens with a request before Next.js gets it, in this order. The first rule that responds, or leaves the request to Next.js, is
 * the last one.
 */
export const rules: readonly Rule[] = [
  refuseOtherMethods,
  limitClients,
  showPagesOfEditors,
  showPreviews,
  sendPagesInMemory,
  sendStaticFiles,
  showNotFound,
  checkImages,
  findPages,
  sendPages,
  removeQueries,
]
