import type { Rule } from './exchange'
import { findPages } from './find-pages'
import { checkImages } from './images'
import { limitClients } from './limited-requests'
import { refuseOtherMethods } from './methods'
import { showNotFound } from './not-found'
import { showPagesOfEditors, showPreviews } from './preview-request'
import { removeQueries } from './request-target'
import { sendPages, sendPagesInMemory } from './send-pages'
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
  showNotFound,
  sendStaticFiles,
  checkImages,
  findPages,
  sendPages,
  removeQueries,
]
