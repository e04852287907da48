/** Blanks that are letters or symbols in Unicode: the empty Braille pattern and the Hangul fillers. */
const blanks = /[\u2800\u3164\uffa0]/g

/** Controls except tabs and line ends. The property is that of soft hyphens, zero-width and direction characters, variation selectors and tags. */
const invisible = /(?![\t-\r])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/**
 * A text for comparing, without the characters that nobody sees: soft hyphens, zero-width characters, byte order marks, direction
 * marks, variation selectors, tags and controls. What is seen as a space becomes one. A text to show keeps them: they join emoji
 * and shape Persian words.
 */
export function withoutInvisible(text: string): string {
  return text.replace(blanks, ' ').replace(invisible, '')
}

/** Whether nobody sees anything of a text. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u.test(text)
}
