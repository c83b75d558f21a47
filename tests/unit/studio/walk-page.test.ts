import type { Page } from '@playwright/test'
import { expect, it, vi } from 'vitest'
import { startWalk } from '#studio/scripts/walk-page.ts'

vi.mock('@playwright/test', async () => ({
  expect: (await import('vitest')).expect,
  test: { use: () => {} },
}))
vi.mock('#studio/shop/prepare-page.ts', () => ({ preparePage: async () => '' }))

/** A page that answers every command with one position. */
function pageIn(position: object): Page {
  const answers: Record<string, unknown> = { isOpen: true, ask: position }
  return Object.assign(Object.create(null), {
    goto: async () => null,
    evaluate: async ({ name }: { name: string }) => answers[name],
  })
}

it('fails at the start of a walk that leads elsewhere, or there by other transitions', async () => {
  const position = { state: 'closed', transitions: ['door|always|0'] }
  const visitor = 'guest' as const
  const place = { machine: 'door', start: 'shut', address: '/door', visitor }
  const { startsIn } = await startWalk(pageIn(position), place)
  startsIn(position)
  for (const wanted of [
    { ...position, state: 'open' },
    { ...position, transitions: [] },
  ])
    expect(() => startsIn(wanted)).toThrow('the start')
})
