import { useLocale } from 'next-intl'
import { salaryText } from '@/lib/model/job-facts'
import type { Salary } from '@/lib/model/salary'

export function JobSalary({ salary }: { salary: Salary }) {
  return <span>{salaryText(salary, useLocale())}</span>
}
