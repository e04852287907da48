import type { ScopeState } from './assess-scopes'
import type { Printable } from './printable'

export const groups = [
  'Settings',
  'Connection',
  'Token and scopes',
  'Organizations',
  'Jobs',
  'Articles',
  'Filters and pages',
  'Responses',
  'Images',
  'Clock',
  'Copy',
] as const

export type Group = (typeof groups)[number]

/**
 * `problem`: the site shows less than it could, or something wrong. `note`: good to know, the site handles it. `unknown`: it
 * could not be checked.
 */
type Status = 'ok' | 'note' | 'problem' | 'unknown'

/** `id` is stable, for programs. `fix` says what to do; every problem has one. */
export type Finding = { id: string; group: Group; status: Status; text: string; fix: string | null }

/** 0: all well. 1: problems. 3: the configuration could not be checked, or not completely and without a problem so far. */
export type ExitCode = 0 | 1 | 3

export type Report = {
  /** The URL of the API, null for the embedded one. */
  api: string | null
  requests: number
  exitCode: ExitCode
  findings: readonly Finding[]
  scopes: readonly ScopeState[]
  /** Sentences about the content of the site. */
  shows: readonly string[]
  lacks: readonly string[]
}

export type Findings = {
  ok: (group: Group, id: string, text: string) => void
  note: (group: Group, id: string, text: string, fix?: string) => void
  problem: (group: Group, id: string, text: string, fix: string) => void
  unknown: (group: Group, id: string, text: string, fix?: string) => void
  shows: (sentence: string) => void
  lacks: (sentence: string) => void
  readonly list: readonly Finding[]
  readonly shown: readonly string[]
  readonly lacking: readonly string[]
}

/** Collects what the checks find. Every text is cleaned here, so that no check can forget it. */
export function createFindings({ clean }: Pick<Printable, 'clean'>): Findings {
  const list: Finding[] = []
  const shown = new Set<string>()
  const lacking = new Set<string>()
  const add =
    (status: Status) =>
    (group: Group, id: string, text: string, fix: string | null = null): void => {
      list.push({ id, group, status, text: clean(text), fix: fix === null ? null : clean(fix) })
    }
  return {
    ok: add('ok'),
    note: add('note'),
    problem: add('problem'),
    unknown: add('unknown'),
    shows: (sentence) => void shown.add(clean(sentence)),
    lacks: (sentence) => void lacking.add(clean(sentence)),
    list,
    get shown() {
      return [...shown]
    },
    get lacking() {
      return [...lacking]
    },
  }
}
