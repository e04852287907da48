import { routes } from '@/lib/routes'

/** What is wrong with a form of the editors' start page. */
const formErrors = ['secret', 'target', 'unknown', 'time', 'failed'] as const
export type FormError = (typeof formErrors)[number]

const maxValueLength = 2_000

/** The query with which the start page shows a form again: what is wrong, and the value that was entered. */
export function formErrorQuery(error: FormError, value: string): Record<string, string> {
  return { error, ...(value === '' ? {} : { value: value.slice(0, maxValueLength) }) }
}

/** What the query of the start page says about a form; null for nothing. */
export function readFormError(query: Readonly<Record<string, string | string[] | undefined>>): {
  error: FormError
  value: string
} | null {
  const error = formErrors.find((known) => known === query.error)
  return error ? { error, value: typeof query.value === 'string' ? query.value : '' } : null
}

/** Whether a redirect leads back to a form. */
export function isFormError(location: string): boolean {
  return location.startsWith(`${routes.editors()}?error=`)
}
