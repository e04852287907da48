/** The header of a response that is a stale-if-error copy. */
export const copyHeader = 'x-document-cache'
