type Messages = { readonly [key: string]: string | Messages }

/** The texts of a file of messages by their key, such as `Layout.jobs`, in the order of the file. */
export function readMessages(messages: Messages, parent = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[parent + name, value]] : [...readMessages(value, `${parent}${name}.`)],
    ),
  )
}
