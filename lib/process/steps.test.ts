import { expect, it } from 'vitest'
import { runSteps, runStepsWithPauses, type Steps } from './steps'

function* add(numbers: readonly number[], ms: number): Steps<number> {
  let sum = 0
  for (const number of numbers) {
    const start = performance.now()
    while (performance.now() - start < ms);
    sum += number
    yield
  }
  return sum
}

it('gives the result of all steps', async () => {
  expect(runSteps(add([1, 2, 3], 0))).toBe(6)
  expect(await runStepsWithPauses(add([1, 2, 3], 0))).toBe(6)
  expect(runSteps(add([], 0))).toBe(0)
})

it('lets other tasks run between long steps', async () => {
  let turns = 0
  const count = setInterval(() => {
    turns += 1
  }, 1)
  await runStepsWithPauses(add([1, 2, 3, 4], 15))
  clearInterval(count)
  expect(turns).toBeGreaterThanOrEqual(2)
})
