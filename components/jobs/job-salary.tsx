import { useLocale } from 'next-intl'
import type { Salary } from '@/lib/model/job'
import { salaryText } from '@/lib/model/job-facts'

export function JobSalary({ salary }: { salary: Salary }) {
  return <span>{salaryText(salary, useLocale())}</span>
}
