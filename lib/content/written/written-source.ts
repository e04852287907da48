/** Also in a quote or an item. */
const fencePattern = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/
const fenceEnd = /^[ \t>]*(~{3,})[ \t]*$/

/** Code, or the destination of a link or an image with perhaps its title. Brackets end it, so that a match takes linear time. */
const destinationPattern = /`[^`]*`|(\]\()((?:[^()<>"[\]]|\([^()<>"[\]]*\))+)((?:"[^"]*")?\))/g

/** A comparison at the start of a line or an item, which a parser takes for a quote. */
const comparison = /^([ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)?)>(?==)/

/**
 * Repairs what a Markdown parser reads in another way than its author means, outside of code: `>= 5 years`, a heading or a divider of
 * tildes, which would make code of all that follows, and spaces in the destinations of links and images, which come from a URL or
 * the name of a file.
 */
export function repairSource(markdown: string): string {
  if (!/\]\(|~~~|>=/.test(markdown)) return markdown
  const lines = markdown.split('\n')
  const ends = longestEnds(lines)
  let fence = ''
  const repaired = lines.map((line, index) => {
    const mark = fencePattern.exec(line)?.[1] ?? ''
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = ''
      return line
    }
    // The opening of a fence has its mark once.
    const isOnce = !line.replace(mark, '').includes(mark.charAt(0))
    if (mark.startsWith('~') && !(isOnce && mark.length <= (ends[index + 1] ?? 0)))
      return line.replaceAll('~', '\\~')
    fence = isOnce ? mark : ''
    return fence ? line : line.replace(comparison, '$1\\>').replace(destinationPattern, encodeDestination)
  })
  return repaired.join('\n')
}

/** The length of the longest end of a fence of tildes from each line on. */
function longestEnds(lines: readonly string[]): number[] {
  const ends: number[] = []
  let longest = 0
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    longest = Math.max(longest, fenceEnd.exec(lines[index] ?? '')?.[1]?.length ?? 0)
    ends[index] = longest
  }
  return ends
}

/** Some editors write the size of an image after its URL: ` =600x400`. */
const imageSize = / =[\d%*]{0,5}x[\d%*]{0,5}$/

function encodeDestination(match: string, start = '', destination = '', end = ''): string {
  const url = destination.trim().replace(imageSize, '')
  // A single-quoted title.
  if (!/^(?:https?:\/\/|\/|www\.|mailto:|tel:)/i.test(url) || / '.*'$/.test(url)) return match
  const space = destination.slice(destination.trimEnd().length)
  return `${start}${url.replaceAll(' ', '%20')}${space}${end}`
}
