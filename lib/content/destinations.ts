const fencePattern = /^ {0,3}(`{3,}|~{3,})/

/** Code, or the destination of a link or an image with perhaps its title. Brackets end it, so that a match takes linear time. */
const destinationPattern = /`[^`]*`|(\]\()((?:[^()<>"[\]]|\([^()<>"[\]]*\))+)((?:"[^"]*")?\))/g

/**
 * Encodes the spaces in the destinations of Markdown links and images. A Markdown parser takes such a link for text, while its
 * author has copied the URL or the name of a file.
 */
export function encodeDestinations(markdown: string): string {
  if (!markdown.includes('](')) return markdown
  let fence = ''
  const lines = markdown.split('\n').map((line) => {
    const mark = fencePattern.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    return fence === '' ? line.replace(destinationPattern, encodeDestination) : line
  })
  return lines.join('\n')
}

function encodeDestination(match: string, start = '', destination = '', end = ''): string {
  const url = destination.trim()
  // A single-quoted title.
  if (!/^(?:https?:\/\/|\/|www\.)/i.test(url) || / '.*'$/.test(url)) return match
  const space = destination.slice(destination.trimEnd().length)
  return `${start}${url.replaceAll(' ', '%20')}${space}${end}`
}
