import { toCountryCode } from './country-code'

/**
 * Whether a text begins with a host name, perhaps with a port, and not with the name of a file or with words that a period joins
 * (`Dr.Müller`). `isField` is for a text that is a URL and nothing else: in a link every name that is written like a file is doubtful.
 */
export function hasHost(text: string, isField: boolean): boolean {
  const [, host = '', port, slash] = /^([^\s/\\?#:@]+?)\.?(:\d{1,5})?(?:([/\\])|[?#]|$)/.exec(text) ?? []
  const labels = host.toLowerCase().split('.')
  const top = labels.at(-1) ?? ''
  if (labels.length < 2 || labels.includes('') || !topLevel.test(top) || fileExtensions.has(top)) return false
  return isField || labels[0] === 'www' || port !== undefined || slash !== undefined || isUsual(top)
}

/** Of one script: the top-level domains with letters beyond ASCII are not Latin. */
const topLevel = /^(?:[a-z]{2,}|xn--[a-z\d-]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}]){2,})$/u

/** Names of countries but Moldova's, which Markdown files have, and those of companies and towns. */
function isUsual(top: string): boolean {
  return usual.has(top) || (top.length === 2 && top !== 'md' && toCountryCode(top) !== null)
}

const usual = new Set(
  [
    ...['agency', 'app', 'bayern', 'berlin', 'biz', 'careers', 'cloud', 'com', 'company', 'dev', 'digital'],
    ...['edu', 'eu', 'example', 'gov', 'group', 'hamburg', 'health', 'info', 'int', 'jobs', 'koeln', 'net'],
    ...['nrw', 'online', 'org', 'paris', 'shop', 'site', 'store', 'swiss', 'tech', 'wien', 'work', 'world'],
    ...['xyz'],
  ].flat(),
)

/** Those of files that fields name. None is the code of a country. */
const fileExtensions = new Set(
  [
    ...['html', 'htm', 'shtml', 'xhtml', 'php', 'phtml', 'asp', 'aspx', 'jsp', 'jspx', 'cfm', 'js', 'css'],
    ...['xml', 'json', 'txt', 'csv', 'rtf', 'pdf', 'doc', 'docm', 'docx', 'dotx', 'pages', 'xls', 'xlsm'],
    ...['xlsx', 'ppt', 'pptm', 'pptx', 'key', 'odt', 'ods', 'odp', 'epub', 'ics', 'vcf', 'msg', 'eml'],
    ...['zip', 'rar', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'svg', 'bmp', 'tif', 'tiff'],
    ...['eps', 'psd', 'indd', 'mp3', 'm4a', 'wav', 'ogg', 'flac', 'mp4', 'm4v', 'webm', 'mov', 'avi'],
    ...['mkv', 'wmv', 'mpg', 'mpeg'],
  ].flat(),
)
