import { afterEach, expect, it, vi } from 'vitest'
import { RareLog } from '#server/platform/rare-log.ts'

afterEach(() => vi.useRealTimers())

it('failures of one kind are logged once in ten seconds, with how many there were meanwhile', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const rareLog = new RareLog()
  const lines: string[] = []
  const fail = (kind: string) => rareLog.log(kind, (unlogged) => lines.push(`${kind} +${unlogged}`))
  for (let time = 0; time < 1_000; time += 1) fail('database')
  fail('disk')
  expect(lines).toEqual(['database +0', 'disk +0'])
  vi.advanceTimersByTime(10_000)
  fail('database')
  fail('database')
  expect(lines).toEqual(['database +0', 'disk +0', 'database +999'])
})
