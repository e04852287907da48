/** A file of settings that was read. */
type EnvFile = { path: string; contents: string }

/** A name and a value without quotes. In such a value every `#` begins a comment; one after a space is meant as a comment. */
const cutValue = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(?!['"`\s])(?:[^#\n]*[^#\s])?#/

/** The settings whose values a `#` cuts: one sentence each, without the value, which can be a secret. @internal */
export function cutSettings({ path, contents }: EnvFile): string[] {
  return contents.split(/\r?\n/).flatMap((line, index) => {
    const [start = '', name = ''] = cutValue.exec(line) ?? []
    // `NAME= # text` has a comment and no value. `NAME= #text` has a value that is all comment.
    const isComment = /=\s+#$/.test(start) && /^(?:\s|$)/.test(line.slice(start.length))
    if (name === '' || isComment) return []
    return `${path}, line ${index + 1}: ${name} is read only up to the #, which begins a comment. Put the value in quotes: ${name}="..."`
  })
}

/** A variable of the environment, which the processes that this one starts inherit: each setting is named once. */
const namedVariable = 'VITRINE_CUT_SETTINGS'

/** Prints `cutSettings` of the files, unless this process or the one that started it has done that. */
export function nameCutSettings(files: readonly EnvFile[], print: (warning: string) => void): void {
  // biome-ignore lint/style/noProcessEnv: not a setting
  const variables = process.env
  if (variables[namedVariable] !== undefined) return
  variables[namedVariable] = 'named'
  for (const warning of files.flatMap(cutSettings)) print(warning)
}
