import type { InputHTMLAttributes } from 'react'

type HintedFieldProps = InputHTMLAttributes<HTMLInputElement> & { name: string; label: string; hint: string }

/** A required field of a form with its label, and below it what to enter. */
export function HintedField({ label, hint, ...input }: HintedFieldProps) {
  const hintId = `${input.name}-hint`
  return (
    <>
      <label className="flex flex-col gap-2 font-medium">
        {label}
        <input {...input} required aria-describedby={hintId} className="field" />
      </label>
      <p id={hintId} className="text-label text-muted">
        {hint}
      </p>
    </>
  )
}
