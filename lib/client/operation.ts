/** `kind` is one of few values, for metrics and log fields. `name` also has the reference, for messages of errors. */
export type Operation = {
  kind: 'articles list' | 'organizations list' | 'job' | 'embed'
  name: string
}
