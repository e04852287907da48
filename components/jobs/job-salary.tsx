import { useLocale } from 'next-intl'
import { salaryText } from '@/lib/i18n/job-words'
import type { Salary } from '@/lib/model/job'

export function JobSalary({ salary }: { salary: Salary }) {
  return <span>{salaryText(salary, useLocale())}</span>
}
