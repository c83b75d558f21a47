import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  showAccount(false)
})
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

it('does not pass on the steps of a session that ended to whoever signs in next', async () => {
  showAccount(true)
  const { takeStep, machines, sessionChanged } = await load()
  takeStep()
  showAccount(false)
  sessionChanged()
  expect(machines()).toEqual(['earlier'])
  showAccount(true)
  sessionChanged()
  expect(machines()).toEqual([])
})

it('does not pass on the steps of a session that ended while the page was away', async () => {
  showAccount(true)
  const { takeStep } = await load()
  takeStep()
  leave()
  showAccount(false)
  const { machines, sessionChanged } = await load()
  expect(machines()).toEqual(['earlier'])
  showAccount(true)
  sessionChanged()
  expect(machines()).toEqual([])
})

it('keeps the steps of a guest who signs in', async () => {
  const { takeStep, machines, sessionChanged } = await load()
  takeStep()
  showAccount(true)
  sessionChanged()
  expect(machines()).toEqual(['earlier'])
})

it('tells the flows of two pages apart, although both count their flows from the start', async () => {
  const first = await load()
  first.takeStep()
  leave()
  const second = await load()
  second.takeStep()
  expect(second.pages()).toEqual(['1', '2'])
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
  const { resetSessionData } = await import('#src/lib/session.ts')
  keepSteps()
  return {
    forgetTab,
    takeStep,
    machines: () => recordedSteps().map(({ machine }) => machine),
    pages: () => recordedSteps().map(({ flow }) => flow.split('/')[0]),
    sessionChanged: () => resetSessionData(new QueryClient()),
  }
}

function showAccount(isShown: boolean): void {
  document.cookie = isShown ? 'signedIn=1' : `signedIn=; expires=${new Date(0).toUTCString()}`
  document.documentElement.toggleAttribute('data-signed-in', isShown)
}

/** The listeners of earlier pages are still there, but the one of the newest page writes last. */
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
}
