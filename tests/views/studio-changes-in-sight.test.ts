import { beforeEach, expect, it, vi } from 'vitest'
import { withChangesInSight } from '#studio/channel/changes-in-sight.ts'

const scrolled = vi.fn<(options: ScrollToOptions) => void>()
beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('scrollBy', scrolled)
  vi.stubGlobal('innerHeight', 800)
  document.body.replaceChildren()
})

/** A note of the page, 100 pixels high, that is so far from the upper edge of what can be seen. */
function noteAt(top: number): HTMLElement {
  const note = document.body.appendChild(document.createElement('p'))
  note.getBoundingClientRect = () => new DOMRect(0, top, 300, 100)
  return note
}

/** How far the page scrolls, and how, once a step of a walk has changed it. */
async function scrolledBy(step: () => void): Promise<unknown> {
  withChangesInSight(step)
  const { promise, resolve } = Promise.withResolvers<void>()
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  await promise
  return scrolled.mock.calls.map(([options]) => options)
}

const fails = (note: HTMLElement) => () => {
  note.textContent = 'failed'
}

it('scrolls the page of a walk to what a step changes below', async () => {
  expect(await scrolledBy(fails(noteAt(1_350)))).toEqual([{ top: 1_000, behavior: 'smooth' }])
})

it('jumps there for somebody who wants less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(await scrolledBy(fails(noteAt(1_350)))).toEqual([{ top: 1_000, behavior: 'instant' }])
  vi.unstubAllGlobals()
})

it('leaves the page where something of the change can be seen, or nothing changes', async () => {
  const [low, seen] = [noteAt(1_350), noteAt(300)]
  expect(
    await scrolledBy(() => {
      low.textContent = 'failed'
      seen.setAttribute('aria-busy', 'true')
    }),
  ).toEqual([])
  expect(await scrolledBy(() => {})).toEqual([])
})

it('does not take for seen what is not drawn', async () => {
  const [low, hidden] = [noteAt(1_350), document.body.appendChild(document.createElement('p'))]
  const step = () => [low, hidden].forEach((note) => fails(note)())
  expect(await scrolledBy(step)).toEqual([{ top: 1_000, behavior: 'smooth' }])
})
