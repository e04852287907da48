/** A file of settings that was read. */
type EnvFile = { path: string; contents: string }

/** A name and a value without quotes. In such a value every `#` begins a comment; one after a space is meant as a comment. */
const cutValue = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(?!['"`\s])(?:[^#\n]*[^#\s])?#/

/** The settings whose values a `#` cuts: one sentence each, without the value, which can be a secret. */
export function cutSettings({ path, contents }: EnvFile): string[] {
  return contents.split(/\r?\n/).flatMap((line, index) => {
    const [start = '', name = ''] = cutValue.exec(line) ?? []
    // `NAME= # text` has a comment and no value.
    if (name === '' || /=\s+#$/.test(start)) return []
    return `${path}, line ${index + 1}: ${name} is read only up to the #, which begins a comment. Put the value in quotes: ${name}="..."`
  })
}
