import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirst, type Live } from '#studio/app/live/live.ts'
import { initialLiveState, type LiveActor, type Step } from '#studio/app/live/live-state.ts'
import { LivePanel } from '#studio/app/live/LivePanel.tsx'
import { serverPage } from '#studio/app/live/server-moves.ts'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const step = (seq: number, at: number, machine: string, type: string): Step => ({
  id: seq,
  page: 'own',
  flow: 'x:0',
  actor: 'x:0',
  machine,
  began: seq,
  seq,
  at,
  event: { type },
  transitions: [],
  value: 'editing',
})
const steps = [
  step(1, 1_000, 'authentication', 'mobile.edited'),
  step(2, 1_120, 'oneTimeCode', 'code.changed'),
  step(3, 4_120, 'authentication', 'mobile.submitted'),
]

async function show(given: Partial<Live>, onChooseMachine: (id: string) => void = () => {}) {
  const live: Live = {
    ...atFirst,
    machine: 'authentication',
    state: {
      ...initialLiveState,
      pages: [{ id: 'own', path: '/login', framed: true }],
      page: 'own',
    },
    store: {
      get: () => initialLiveState,
      subscribe: () => () => {},
      command: () => {},
      follow: () => {},
      clear: () => {},
      moved: () => {},
    },
    steps,
    shown: null,
    isPast: false,
    goTo: () => {},
    leavePast: () => {},
    openRecording: () => {},
    setAuto: () => {},
    ...given,
  }
  await act(async () => root.render(<LivePanel live={live} onChooseMachine={onChooseMachine} />))
}

/** The events of the log, each with the time since the one before it. */
const rows = () =>
  [...document.querySelectorAll('ol > li')].map((row) =>
    [...row.querySelectorAll('span')]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^\+|^\w+\.\w+$/.test(text)),
  )

async function filterBy(text: string) {
  await act(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    if (field === null) throw new Error('there is no filter')
    Reflect.set(HTMLInputElement.prototype, 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('lists the steps, the newest first, each with the time since the one before it', async () => {
  await show({})
  expect(rows()).toEqual([
    ['mobile.submitted', '+۳٫۰ ث'],
    ['code.changed', '+۱۲۰ م‌ث'],
    ['mobile.edited'],
  ])
})

it('finds steps by their machine, event and state', async () => {
  await show({})
  const found = async (text: string) => {
    await filterBy(text)
    return rows().map(([event]) => event)
  }
  expect(await found('onetime')).toEqual(['code.changed'])
  expect(await found('submitted')).toEqual(['mobile.submitted'])
  expect(await found('Editing')).toHaveLength(3)
  expect(await found('teleport')).toEqual([])
})

it('stops following the flow when somebody chooses a machine among the running ones', async () => {
  const actor: LiveActor = {
    id: 'x:0',
    name: 'authentication',
    machine: 'authentication',
    flow: 'x:0',
    status: 'active',
    parent: null,
  }
  const setAuto = vi.fn<(isAuto: boolean) => void>()
  const choose = vi.fn<(machine: string) => void>()
  await show(
    { state: { ...initialLiveState, actors: new Map([[actor.id, actor]]) }, setAuto },
    choose,
  )
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
  await act(async () => tabs.at(-1)?.click())
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'authentication',
  )
  await act(async () => button?.click())
  expect(choose.mock.calls).toEqual([['authentication']])
  expect(setAuto.mock.calls).toEqual([[false]])
})

it('says of a row of the server that no event can be sent to it', async () => {
  const row = { ...step(1, 1_000, 'order', 'created'), page: serverPage, row: 1042 }
  await show({ machine: 'order', steps: [row], shown: row })
  const [tab] = document.querySelectorAll('[role=tabpanel]')
  expect(tab?.textContent).toBe(
    'رکوردهای سرور را خود سرور پیش می‌برد و از استودیو رویدادی برایشان نمی‌پذیرد. آنچه این رکورد را پیش می‌برد، در فروشگاه انجام دهید.',
  )
})

it('offers the events of the shown actor before those of its flow', async () => {
  const actorOf = (id: string, machine: string): [string, LiveActor] => [
    id,
    { id, name: machine, machine, flow: 'x:0', status: 'active', parent: null },
  ]
  const actors = new Map([actorOf('x:0', 'authentication'), actorOf('x:1', 'oneTimeCode')])
  const offers = ['x:0', 'x:1'].map((sessionId) => ({ sessionId, variants: [0], refused: [] }))
  const shown = { ...step(1, 1_000, 'oneTimeCode', 'code.changed'), actor: 'x:1' }
  await show({ state: { ...initialLiveState, actors, offers }, shown })
  const options = document.querySelector('[role=tabpanel]')?.querySelectorAll('option') ?? []
  const machines = [...options].map(({ textContent }) => / · (\w+)/.exec(textContent ?? '')?.[1])
  expect(machines).toEqual(['oneTimeCode', 'authentication'])
})

it('returns to the present when the steps are cleared in the past', async () => {
  const leavePast = vi.fn<Live['leavePast']>()
  const [shown = null] = steps
  await show({ shown, isPast: true, leavePast })
  const button = document.querySelector<HTMLElement>('button[aria-label="پاک کردن"]')
  await act(async () => button?.click())
  expect(leavePast.mock.calls).toEqual([['resume']])
})
