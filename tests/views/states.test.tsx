import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Start from '#machines/kernel/start.ts'
import { drawFlow, shownAt } from '#stories/support/draw-flow.ts'
import { takeStep } from './support/recorded-step.ts'
import { createdFlows, viewOf, type StateView, type StoryFile } from './support/story-stage.tsx'

vi.mock('#machines/kernel/start.ts', async (importOriginal) => {
  const start = await importOriginal<typeof Start>()
  const createFlow: typeof Start.createFlow = (machine, options) => {
    const flow = start.createFlow(machine, options)
    createdFlows.push(flow)
    return flow
  }
  return { ...start, createFlow }
})

vi.mock('#charts/layout-of.ts', () => import('./support/layout-of.ts'))

const files = Object.values(
  import.meta.glob<StoryFile>('../../stories/flows/*.stories.tsx', { eager: true }),
)

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  takeStep()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const unannounced = new Set([
  // They load in the background and show nothing; a press retries.
  'flows/wishlist: Unknown',
  'flows/stock-alerts: Unknown',
  // A toast, which is outside the view, shows the failure; the button stays enabled.
  'flows/add-to-cart: OfferingLimited',
  'flows/add-to-cart: OfferingFailed',
  // A toast announces these, so that a screen reader announces them once.
  'flows/authentication: PasswordRefused',
  'flows/authentication: PasswordLimited',
  'flows/authentication: NewPasswordRefused',
])

describe.each(files.map((file) => ({ title: file.default.title, file })))(
  '$title',
  ({ title, file }) => {
    let views: StateView[] = []

    beforeAll(async () => {
      const all: StateView[] = []
      for (const name of Object.keys(file).filter((name) => name !== 'default'))
        all.push(await viewOf(file, name))
      views = all
    }, 120_000)

    it('matches the recorded view of every state', async () => {
      const places = views.map(({ story, state }) => shownAt({ id: story, title, state }))
      const text = views.map((view, index) => formatView(view, places[index]?.stateId)).join('\n')
      await expect(text).toMatchFileSnapshot(`../../stories/views/${places[0]?.flow.id}.txt`)
    })

    it('marks all active states in the chart next to each story', async () => {
      for (const { story, state, states } of views) {
        const drawing = await drawFlow({ id: story, title, state })
        const marked = Array.from(drawing.svg.matchAll(/data-active="([^"]+)"/g), ([, id]) => id)
        const expected = new Set(states.get(drawing.flow))
        expect({ story, marked: new Set(marked) }).toEqual({ story, marked: expected })
        expect(marked).toContain(drawing.stateId)
      }
    })

    it('announces every failure, and offers a way to recover', () => {
      const silent = views
        .filter(({ tags }) => tags.has('error'))
        .filter(({ notices, gestures, links }) => {
          const isShown = notices.some((line) => line.startsWith('alert:'))
          const canAct = gestures.some(
            ({ control, isOff, sends }) =>
              sends.some(({ taken }) => taken) || (control.startsWith('text') && !isOff),
          )
          const canSignIn = links.some((link) => link.includes('→ /login'))
          return !isShown || !(canAct || canSignIn)
        })
      const known = [...unannounced].filter((story) => story.startsWith(`${title}: `))
      expect(new Set(silent.map(({ story }) => `${title}: ${story}`))).toEqual(new Set(known))
    })

    it('handles every press unless the flow is busy', () => {
      const ignored = views
        .filter(({ tags }) => !tags.has('busy'))
        .flatMap(({ story, gestures }) =>
          gestures
            .filter(({ control }) => !control.startsWith('text'))
            .filter(({ sends }) => sends.length > 0 && sends.every(({ taken }) => !taken))
            .map(({ control }) => `${story}: ${control}`),
        )
      expect(ignored).toEqual([])
    })
  },
)

function formatView(
  { story, tags, words, calls, notices, gestures, links }: StateView,
  stateId = '',
): string {
  const lines = gestures.map(({ control, sends }) => {
    const events = sends.map(
      ({ machine, event, taken }) => `${machine} ${event}${taken ? '' : ' (ignored)'}`,
    )
    return [control, ...events].join(' → ')
  })
  const tagLabels = [...tags].toSorted().map((tag) => `#${tag}`)
  const heading = ['#', story, stateId, ...tagLabels].join(' ')
  return [heading, ...words, ...calls, ...notices, ...lines, ...links, ''].join('\n')
}
