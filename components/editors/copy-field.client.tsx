'use client'

import { useId, useRef, useState } from 'react'

type CopyFieldProps = {
  label: string
  hint: string
  value: string
  messages: Readonly<Record<'button' | 'copied' | 'failed', string>>
}

/** A text to copy. The field can be read and selected where the browser does not allow the button to copy it. */
export function CopyField({ label, hint, value, messages }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      // Undefined without HTTPS.
      await navigator.clipboard.writeText(value)
      setResult('copied')
    } catch {
      setResult('failed')
      field.current?.select()
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-label text-muted">
        {hint}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          className="field min-w-0 flex-1 basis-56"
        />
        <button
          type="button"
          onClick={copy}
          aria-describedby={`${id}-hint`}
          className="button noscript:hidden"
        >
          {messages.button}
        </button>
      </div>
      <p role="status" className={result === 'failed' ? 'text-label text-signal' : 'text-label text-accent'}>
        {result && messages[result]}
      </p>
    </div>
  )
}
