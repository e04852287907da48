import type { z } from 'zod'
import { count } from './context'
import { type Difference, findDifferences, type Tokens, typeOf } from './drift'
import type { Findings } from './findings'
import type { Printable } from './printable'

/** `identity` names the fields without which the client of the site drops a record. */
export type Operation = {
  name: string
  schema: z.core.$ZodType
  tokens: Tokens
  identity: readonly string[]
}

export type DriftLog = {
  /** Compares records with the contract. */
  add: (operation: Operation, records: readonly unknown[]) => void
  report: (findings: Findings, show: Printable['show']) => void
}

type Entry = Difference & { operation: string; times: number; isDropped: boolean }

/** An API can send records with ever new fields. */
const maxKinds = 300
const maxLines = 40

/** Counts the differences of records from the contract, and keeps an example of each. */
export function createDriftLog(): DriftLog {
  const records = new Map<string, number>()
  const entries = new Map<string, Entry>()
  let omitted = 0

  const addDifference = ({ name, identity }: Operation, difference: Difference) => {
    const { kind, path, value } = difference
    const isDropped = identity.includes(path) && !['unknown field', 'unknown token'].includes(kind)
    const isLost = difference.isLost || isDropped
    const token = kind === 'unknown token' ? String(value).slice(0, 100) : ''
    const key = JSON.stringify([name, kind, path, isLost, token])
    const known = entries.get(key)
    if (known) known.times += 1
    else if (entries.size < maxKinds)
      entries.set(key, { ...difference, isLost, isDropped, operation: name, times: 1 })
    else omitted += 1
  }

  return {
    add: (operation, values) => {
      if (values.length === 0) return
      records.set(operation.name, (records.get(operation.name) ?? 0) + values.length)
      for (const value of values)
        for (const difference of findDifferences(operation.schema, value, operation.tokens))
          addDifference(operation, difference)
    },
    report: (findings, show) => {
      const sorted = [...entries.values()].sort((a, b) => Number(b.isLost) - Number(a.isLost))
      for (const [name, number] of records) {
        const kinds = sorted.filter(({ operation }) => operation === name).length
        const text = `${name}: ${count(number, 'record')} compared with the contract (a sample)`
        if (kinds === 0) findings.ok('Responses', `drift.${name}`, `${text}, no difference`)
        else findings.note('Responses', `drift.${name}`, `${text}, differences of ${count(kinds, 'kind')}:`)
        for (const entry of sorted.slice(0, maxLines))
          if (entry.operation === name) addLine(findings, entry, show)
      }
      const more = Math.max(0, sorted.length - maxLines) + omitted
      if (more > 0) findings.note('Responses', 'drift.more', `${more} more differences are not listed.`)
    },
  }
}

function addLine(findings: Findings, entry: Entry, show: Printable['show']): void {
  const { operation, kind, path, times, isLost, isDropped } = entry
  const id = `drift.${operation}.${kind.replace(' ', '-')}`
  const text = `${operation}, ${show(path || 'the record')}: ${describeDifference(entry, show)}, ${count(times, 'time')}`
  if (isDropped)
    findings.problem('Responses', id, `${text}. The site does not show these records.`, askOperator)
  else if (isLost)
    findings.problem('Responses', id, `${text}. The site does without these values.`, askOperator)
  else findings.note('Responses', id, text)
}

const askOperator =
  'Ask the operator of the API whether it has changed. docs/read-api-behaviour.md has the known differences.'

function describeDifference({ kind, expected, value }: Entry, show: Printable['show']): string {
  const example = `for example ${show(value)}`
  switch (kind) {
    case 'unknown field':
      return `unknown field, ${example}`
    case 'missing':
      return 'missing, which the site reads as unset'
    case 'null':
      return `null instead of ${expected}, which the site reads as unset`
    case 'type':
      return `${typeOf(value)} instead of ${expected}, ${example}`
    case 'value':
      return `not ${expected}, ${example}`
    case 'unknown token':
      return `unknown token ${show(value)}, which the site shows as words`
    default:
      return kind satisfies never
  }
}
