import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useDelayed } from '@/components/ui/use-delayed'
import { type MinSalary, readAmount } from '@/lib/job-filter'

type SalaryFieldProps = {
  salary: MinSalary | null
  currencies: readonly string[]
  onSalary: (salary: MinSalary | null, isReplaced: boolean) => void
}

const pauseMs = 500

/** The least pay of a year. Amounts of other periods are converted (lib/model/pay/yearly-pay.ts). */
export function SalaryField({ salary, currencies, onSalary }: SalaryFieldProps) {
  const t = useTranslations('JobBoard.salary')
  const hintId = useId()
  const [currency, setCurrency] = useState(salary?.currency ?? currencies[0] ?? '')
  const [text, setText] = useState(toInput(salary))
  const search = useDelayed(() => {
    const amount = toAmount(text)
    // A text that is no amount leaves the pay that is selected.
    if (amount !== null) onSalary(amount > 0 ? { amount, currency } : null, salary !== null)
  })
  const [known, setKnown] = useState(salary)
  if (known?.amount !== salary?.amount || known?.currency !== salary?.currency) {
    setKnown(salary)
    if (readAmount(text) !== (salary?.amount ?? null)) setText(toInput(salary))
    if (salary) setCurrency(salary.currency)
  }
  const change = (next: string, nextCurrency: string, ms: number) => {
    setText(next)
    setCurrency(nextCurrency)
    search(ms)
  }
  const isValid = toAmount(text) !== null
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <div className="flex gap-2">
        <input
          type="text"
          inputMode="numeric"
          pattern="[0-9\s.,'’]{0,24}"
          name="salary_min"
          value={text}
          onChange={({ target }) => change(target.value, currency, pauseMs)}
          title={t('hint')}
          aria-label={t('amount')}
          aria-invalid={!isValid}
          aria-describedby={isValid ? undefined : hintId}
          className="field"
        />
        <select
          name="currency"
          value={currency}
          onChange={({ target }) => change(text, target.value, 0)}
          aria-label={t('currency')}
          className="field"
        >
          {[...new Set([...currencies, currency])].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </div>
      {!isValid && (
        <p id={hintId} role="alert" className="text-label text-signal">
          {t('hint')}
        </p>
      )}
    </fieldset>
  )
}

/** 0 for an empty field, null for a text that is no amount. */
function toAmount(text: string): number | null {
  return text.trim() === '' ? 0 : readAmount(text)
}

function toInput(salary: MinSalary | null): string {
  return salary === null ? '' : String(salary.amount)
}
