import { useLocale } from 'next-intl'
import { salaryText } from '@/lib/model/jobs/job-facts'
import type { Salary } from '@/lib/model/pay/salary'

export function JobSalary({ salary }: { salary: Salary }) {
  return <span>{salaryText(salary, useLocale())}</span>
}
