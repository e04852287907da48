import { beforeEach, expect, test } from 'vitest'
import { RepeatedLines } from './repeated-lines'

let written: string[]
let lines: RepeatedLines
let timers: (() => void)[]

beforeEach(() => {
  written = []
  timers = []
  lines = new RepeatedLines({
    writeOmitted: (count) => written.push(`omitted ${count}`),
    schedule: (run, ms) => {
      expect(ms).toBe(60_000)
      timers.push(run)
    },
  })
})

const add = (key: string) => lines.add(key, (count) => written.push(`${key} ${count}`))

function endMinute(): void {
  for (const run of timers.splice(0)) run()
}

test('writes a line at once, and its repetitions once a minute', () => {
  for (let i = 0; i < 1_000; i += 1) add('a')
  expect(written).toEqual(['a 1'])
  endMinute()
  expect(written).toEqual(['a 1', 'a 999'])
  for (let i = 0; i < 10; i += 1) add('a')
  expect(written).toEqual(['a 1', 'a 999'])
  endMinute()
  expect(written).toEqual(['a 1', 'a 999', 'a 10'])
})

test('writes a line at once after a minute without it, and keeps no timer', () => {
  add('a')
  endMinute()
  expect(timers).toEqual([])
  add('a')
  expect(written).toEqual(['a 1', 'a 1'])
})

test('writes what the last repetition says', () => {
  lines.add('a', (count) => written.push(`first ${count}`))
  lines.add('a', (count) => written.push(`second ${count}`))
  lines.add('a', (count) => written.push(`third ${count}`))
  endMinute()
  expect(written).toEqual(['first 1', 'third 2'])
})

test('writes at most 500 different lines a minute, and the number of the omitted ones', () => {
  for (let i = 0; i < 5_000; i += 1) add(`line ${i}`)
  expect(written).toHaveLength(501)
  expect(written.at(-1)).toBe('omitted 1')
  endMinute()
  expect(written).toHaveLength(502)
  expect(written.at(-1)).toBe('omitted 4499')
  expect(timers).toHaveLength(1)
  add('another')
  expect(written.at(-1)).toBe('another 1')
})

test('writes the repetitions of a started minute when the process ends', () => {
  add('a')
  add('a')
  add('b')
  lines.flush()
  lines.flush()
  expect(written).toEqual(['a 1', 'b 1', 'a 1'])
})
