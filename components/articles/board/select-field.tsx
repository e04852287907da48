import { useId } from 'react'
import type { Choice } from '@/lib/model/articles/article-choices'

type SelectFieldProps = {
  name: string
  label: string
  /** The text for no selection. */
  any: string
  choices: readonly Choice[]
  value: string
  /** The text of a selected value that is not one of the choices. */
  valueLabel?: string | undefined
  onValue: (value: string) => void
}

export function SelectField({ name, label, any, choices, value, valueLabel, onValue }: SelectFieldProps) {
  const id = useId()
  const isListed = value === '' || choices.some((choice) => choice.value === value)
  const shown = isListed ? choices : [{ value, label: valueLabel ?? value }, ...choices]
  if (shown.length === 0) return null
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-label font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        className="field"
      >
        <option value="">{any}</option>
        {shown.map((choice) => (
          <option key={choice.value} value={choice.value} dir="auto">
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
