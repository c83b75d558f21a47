import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it('has the steps of the pages before a reload, the oldest first', async () => {
  const first = await load()
  first.takeStep()
  leave()
  const second = await load()
  second.takeStep()
  second.takeStep()
  leave()
  expect((await load()).machines()).toEqual(['earlier', 'earlier', 'earlier'])
})

it('forgets the steps of a customer who has signed out', async () => {
  const { takeStep, machines, forgetTab } = await load()
  takeStep()
  leave()
  forgetTab()
  expect([machines(), sessionStorage.length]).toEqual([[], 0])
  leave()
  expect((await load()).machines()).toEqual([])
})

it.each([
  ['no list', (stored: object) => ({ ...stored, values: { steps: 'none' } })],
  ['of another version', (stored: object) => ({ ...stored, version: 0 })],
])('begins without steps when what is stored is %s', async (_, change) => {
  const { takeStep } = await load()
  takeStep()
  leave()
  const stored: object = JSON.parse(sessionStorage.getItem('recorded-steps') ?? 'null')
  sessionStorage.setItem('recorded-steps', JSON.stringify(change(stored)))
  expect((await load()).machines()).toEqual([])
})

it('begins without steps where the browser blocks the storage, and keeps none', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError')
  })
  const { takeStep, machines } = await load()
  takeStep()
  leave()
  expect(machines()).toEqual(['earlier'])
})

/** Loads the modules as a page does. */
async function load() {
  vi.resetModules()
  const { keepSteps } = await import('#src/lib/flows/kept-steps.ts')
  const { forgetTab } = await import('#src/lib/forget-tab.ts')
  const { recordedSteps } = await import('#walks/recording/recorder.ts')
  const { takeStep } = await import('./support/recorded-step.ts')
  keepSteps()
  return { forgetTab, takeStep, machines: () => recordedSteps().map(({ machine }) => machine) }
}

/** The listeners of earlier pages are still there, but the one of the newest page writes last. */
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
}
