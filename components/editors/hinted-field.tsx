type HintedFieldProps = {
  name: string
  type: 'text' | 'password' | 'datetime-local'
  label: string
  hint: string
  maxLength?: number
  defaultValue?: string
  autoComplete?: 'current-password'
}

/** A required field of a form with its label, and below it what to enter. */
export function HintedField(props: HintedFieldProps) {
  const { name, type, label, hint, maxLength, defaultValue, autoComplete } = props
  const hintId = `${name}-hint`
  return (
    <>
      <label className="flex flex-col gap-2 font-medium">
        {label}
        <input
          type={type}
          name={name}
          required
          maxLength={maxLength}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          aria-describedby={hintId}
          className="field"
        />
      </label>
      <p id={hintId} className="text-label text-muted">
        {hint}
      </p>
    </>
  )
}
