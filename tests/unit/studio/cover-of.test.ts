import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartGraph, transitionsIn } from '#charts/graph.ts'
import { isOutdated } from '#studio/app/coverage/cover-of.ts'

const door = (on: Record<string, string>) =>
  createMachine({ id: 'door', initial: 'shut', states: { shut: { on }, open: {}, locked: {} } })

it.each([
  ['the same', { opened: 'open' }, false],
  ['fewer', {}, true],
  ['more', { opened: 'open', locked: 'locked' }, true],
  ['other', { locked: 'locked' }, true],
  ['one that leads elsewhere', { opened: 'locked' }, true],
])('a report is outdated unless the machine has the same transitions: %s', (_, on, expected) => {
  const taken = transitionsIn(chartGraph(door({ opened: 'open' })))
  expect(isOutdated(taken, chartGraph(door(on)))).toBe(expected)
})
