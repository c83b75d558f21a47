import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { authenticationMachine } from '#machines/flows/authentication/authentication.machine.ts'
import { inventory } from '#walks/paths/inventory.ts'
import type { Command } from '#studio/channel/protocol.ts'
import { atFirst, type Live } from '#studio/app/live/live.ts'
import { initialLiveState, type LiveActor, type LiveState } from '#studio/app/live/live-state.ts'
import type { LiveStore } from '#studio/app/live/live-store.ts'
import { reportKey } from '#studio/app/coverage/use-report.ts'
import { noteFrameAddress } from '#studio/app/frame-address.ts'
import { showTimeoutMs, type WalkState } from '#studio/app/walks/walk-state.ts'
import { walksOfReport } from '#studio/app/walks/walk.ts'
import { WalkPanel } from '#studio/app/walks/WalkPanel.tsx'
import { walks as words } from '#studio/words/walks.ts'
import { chooseLanguage, useLanguage } from '#studio/words/language.ts'

// The sources of all machines, which a saved test names, are read by the studio's build.
vi.mock('#studio/app/walks/save-test.ts', () => ({ saveTest: () => {} }))

const steps = [
  ['mobile.submitted', 'requestingCode.fromMobile', 'mobile|mobile.submitted|0'],
  ['xstate.done.actor.requestCode', 'code', 'requestingCode|xstate.done.actor.requestCode|0'],
].map(([event = '', state = '', transition = '']) => ({
  event,
  state,
  payload: '',
  transitions: [`authentication.${transition}`],
}))
const pathOf = (id: number, length: number) => ({
  id,
  start: 'guest',
  state: 'mobile.editing',
  transitions: [],
  steps: steps.slice(0, length),
})
const examples = [pathOf(1, 1), pathOf(2, 2)]
const [, walk] = walksOfReport({ id: 'authentication', examples })

let root: Root
let commands: Command['type'][] = []
const chooseMachine = vi.fn<(id: string) => void>()
const store: LiveStore = {
  get: () => initialLiveState,
  subscribe: () => () => {},
  command: ({ type }) => void commands.push(type),
  follow: () => {},
  clear: () => {},
  moved: () => {},
}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  commands = []
  chooseMachine.mockClear()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  chooseLanguage('fa')
  vi.unstubAllGlobals()
})

/** Shows the panel, with a walk of two steps on the page `own`, of which some were taken. */
const reportOf = (
  taken: readonly { id: string; targets: string[] }[],
  sources?: Record<string, string>,
) => ({ machines: [{ id: 'authentication', examples, taken }], sources })

async function show(
  watched: Partial<WalkState> | null,
  followed: Partial<LiveState> = {},
  recording: Live['recording'] = null,
  report: object = reportOf(inventory(authenticationMachine).transitions),
) {
  if (walk === undefined) throw new Error('the report has no such walk')
  const began = { walk, from: null, page: 'own', returnUrl: null, divertedTo: null, pace: null }
  const fresh = { isLate: false, hasPageInput: false, phase: 'waiting', taken: 0 } as const
  const state: WalkState = { ...began, ...fresh, ...watched }
  const client = new QueryClient()
  client.setQueryData(reportKey, report)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Panel watched={watched && state} {...{ followed, recording }} />
      </QueryClientProvider>,
    ),
  )
}

type PanelProps = Pick<Live, 'recording'> & {
  watched: WalkState | null
  followed: Partial<LiveState>
}

function Panel({ watched, followed, recording }: PanelProps) {
  useLanguage()
  const watching = useState(watched)
  const choosing = useState('')
  const [isFramed, setFramed] = useState(false)
  if (watching[0] !== null && !isFramed) setFramed(true)
  const pages = ['own', 'next'].map((id) => ({ id, path: '/login', framed: true }))
  const live: Live = {
    ...atFirst,
    machine: 'authentication',
    state: { ...initialLiveState, pages, page: 'own', ...followed },
    store,
    recording,
    steps: [],
    shown: null,
    isPast: false,
    goTo: () => {},
    leavePast: () => {},
    openRecording: () => {},
    setAuto: () => {},
  }
  return (
    // Panels are mounted again when the shop is shown next to the chart.
    <WalkPanel
      key={String(isFramed)}
      machine="authentication"
      onChooseMachine={chooseMachine}
      isOpen={false}
      {...{ live, watching, choosing }}
    />
  )
}

function buttonOf(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find(({ textContent }) => textContent === name)
  if (found === undefined) throw new Error(`there is no button ${name}`)
  return found
}
const press = (name: string) => act(async () => buttonOf(name).click())

it('marks the step that comes next, as long as one does', async () => {
  const current = () =>
    [...document.querySelectorAll('ol > li')].map((step) => step.getAttribute('aria-current'))
  await show({ taken: 1 })
  expect(current()).toEqual([null, 'step'])
  await act(async () => root.unmount())
  root = createRoot(document.body)
  await show({ taken: 0 })
  expect(current()).toEqual(['step', null])
  await act(async () => root.unmount())
  root = createRoot(document.body)
  await show({ taken: 2, phase: 'done' })
  expect(current()).toEqual([null, null])
})

it('keeps the focus on the next step while a step is taken, when another press does nothing', async () => {
  await show({})
  const next = buttonOf('گام بعد')
  next.focus()
  await press('گام بعد')
  expect(commands).toEqual(['takeStep'])
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(next.disabled).toBe(false)
  expect(document.activeElement).toBe(next)
  await press('گام بعد')
  expect(commands).toEqual(['takeStep'])
})

it('says its title in the language that is chosen while it is watched', async () => {
  await show({})
  const title = () => document.querySelector('h3')?.textContent
  expect(title()).toBe(
    '\u2066authentication\u2069: راه ۲: از \u2066guest\u2069 تا \u2066code\u2069، ۲ گام',
  )
  await act(async () => chooseLanguage('en'))
  expect(title()).toBe('authentication: Path 2: from guest to code, 2 steps')
})

it.each([
  ['its page was reloaded', { page: 'next' }],
  ['its page shows something else', { hasLeftWalk: true }],
])('ends without asking anything of the page when %s after the last step', async (_, followed) => {
  await show({ taken: 2, phase: 'done' }, followed)
  await press('پایان')
  expect(document.querySelector('select')).not.toBeNull()
  expect(commands).toEqual([])
})

it('is ended on its page, and is still chosen then', async () => {
  await show({ taken: 2, phase: 'done' })
  await press('پایان')
  expect(commands).toEqual(['endWalk'])
})

it('is chosen from the report, even after it was watched', async () => {
  await show(null)
  const select = () => document.querySelector('select')
  expect(select()?.value).toBe('authentication 1')
  await act(async () => {
    const field = select()
    if (field === null) return
    field.value = 'authentication 2'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(select()?.value).toBe('authentication 2')
  await press('دیدن در فروشگاه')
  expect(document.querySelector('h3')?.textContent).toContain('راه ۲')
  expect(document.activeElement).toBe(buttonOf('گام بعد'))
  await press('پایان')
  expect(select()?.value).toBe('authentication 2')
  expect(document.activeElement).toBe(select())
})

it.each([
  ['led elsewhere then', ['authentication.elsewhere'], 1],
  ['led where it leads now', null, 0],
])(
  'says whether the report is older than the machine, of which a transition %s',
  async (_, other, notes) => {
    const [first, ...rest] = inventory(authenticationMachine).transitions
    if (first === undefined) throw new Error('the machine has no transitions')
    const taken = [{ ...first, targets: other ?? first.targets }, ...rest]
    await show(null, {}, null, reportOf(taken))
    const said = [...document.querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent,
    )
    expect(said).toEqual(Array(notes).fill(words.outdated))
  },
)

it.each([
  ['other than then', 'b', 1],
  ['as they were then', 'a', 0],
  ['not at hand', null, 0],
])(
  'says whether the report is older than the rules of a machine, whose sources are %s',
  async (_, digest, notes) => {
    const report = reportOf(inventory(authenticationMachine).transitions, { authentication: 'a' })
    const address = '/dev/studio/reports/sources/authentication'
    const fetched = vi.fn<typeof fetch>(async (url) =>
      Response.json(url === address ? { digest } : report),
    )
    vi.stubGlobal('fetch', fetched)
    await show(null, {}, null, report)
    await vi.waitFor(() => expect(fetched.mock.calls.flat()).toContain(address))
    await act(async () => {})
    const said = [...document.querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent,
    )
    expect(said).toEqual(Array(notes).fill(words.outdated))
  },
)

it.each([
  ['authentication', 'guest', 'کسی است که وارد نشده است'],
  ['walletCharge', 'fresh', 'برای مشتری است، مانند ۰۹۱۲۰۰۰۰۰۰۲'],
  ['staffImport', 'products', 'برای کارکنان است'],
  ['staffSignIn', 'signedInWithPassword', 'تنها با رمز عبور'],
])(
  'says, where the page of %s does not show it, who has to be signed in',
  async (id, start, text) => {
    const [other] = walksOfReport({ id, examples: [{ ...pathOf(1, 1), start }] })
    if (other === undefined) throw new Error('there is no walk')
    await show({ walk: other, phase: 'opening', isLate: true })
    const said = document.querySelector('[role=alert]')?.textContent ?? ''
    expect(said).toContain('نشان نمی‌دهد')
    expect(said).toContain(text)
  },
)

it('gives a page its time only from when the shop comes to it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    noteFrameAddress(null)
  })
  const said = () => document.querySelector('[role=alert]')?.textContent ?? ''
  const wait = () => act(async () => void vi.advanceTimersByTime(showTimeoutMs + 1))
  noteFrameAddress('/elsewhere')
  await show({ phase: 'opening' })
  await wait()
  expect(said()).toContain('/elsewhere')
  await act(async () => noteFrameAddress('/login'))
  expect(said()).toBe('')
  await wait()
  expect(said()).toContain('نشان نمی‌دهد')
})

it('says that a page did not open, and who has to be signed in', async () => {
  await show({ phase: 'opening', isLate: true }, { page: null })
  const said = document.querySelector('[role=alert]')?.textContent ?? ''
  expect(said).toContain('باز نشد')
  expect(said).toContain('کسی است که وارد نشده است')
})

it('leaves the focus where it is when its panel appears by itself', async () => {
  await show(null)
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['تند', 400],
  ['آهسته', 1_500],
])('takes a step by itself at the pace %s after %d ms', async (pace, milliseconds) => {
  await show({})
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await act(async () => {
    const field = document.querySelector('select')
    const option = [...(field?.options ?? [])].find(({ textContent }) => textContent === pace)
    if (!field || !option) throw new Error(`there is no pace ${pace}`)
    field.value = option.value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(buttonOf('گام بعد').getAttribute('aria-disabled')).toBe('true')
  await act(async () => vi.advanceTimersByTime(milliseconds - 1))
  expect(commands).toEqual([])
  await act(async () => vi.advanceTimersByTime(1))
  expect(commands).toEqual(['takeStep'])
})

it.each([
  [
    'the page moved the machine',
    { phase: 'strayed', divertedTo: 'locked' },
    'ماشین را به \u2066locked\u2069 برد',
  ],
  [
    'the machine diverged after the page had sent it something',
    { phase: 'diverged', divertedTo: 'locked', hasPageInput: true },
    'این پیمایش برای کسی است که وارد نشده است',
  ],
] as const)('says why, and opens its page again, once %s', async (_, watched, text) => {
  await show(watched)
  const said = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  expect(said.join('\n')).toContain(text)
  expect(buttonOf('باز کردن دوبارهٔ صفحه')).toBeDefined()
})

it('says of a machine that diverged by itself only where', async () => {
  await show({ phase: 'diverged', divertedTo: 'locked' })
  const said = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('locked')
})

it('takes in a step and what the page did right after it, though both arrive at once', async () => {
  if (walk === undefined) throw new Error('the report has no such walk')
  const [first] = walk.path.steps
  if (first === undefined) throw new Error('the walk has no steps')
  const { state, transitions } = first
  const position = { page: 'own', machine: walk.machine, value: state, state }
  const positions = [
    { ...position, transitions, byPage: false },
    { ...position, transitions: [], byPage: true },
  ]
  await show({ phase: 'stepping' })
  await show({ phase: 'stepping' }, { positions, positionCount: 2 })
  expect(document.querySelector('[role=status]')?.textContent).toContain('۱ از ۲ گام')
})

it('does not ask who is signed in when the page moves the machine later on', async () => {
  await show({ phase: 'strayed', divertedTo: 'locked', taken: 1 })
  const said = document.querySelector('[role=alert]')?.textContent ?? ''
  expect(said).toContain('locked')
  expect(said).not.toContain('این پیمایش برای')
})

it('is left, and has not diverged, where the page refuses a step of a walk that it no longer shows', async () => {
  await show({ phase: 'stepping' })
  await show({ phase: 'stepping' }, { refusals: 1, hasLeftWalk: true })
  const said = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('بازبارگیری یا بسته')
})

it('leaves the frame closed when a walk ends after somebody has closed it', async () => {
  history.replaceState(null, '', '/dev/studio')
  await show({ returnUrl: '/cart' })
  await press('پایان')
  expect(location.search).toBe('')
})

it('begins once its page shows the machine by itself, not inside another one', async () => {
  const seen = async (parent: string | null) => {
    const [id, machine] = ['x:1', 'authentication']
    const actor: LiveActor = { id, name: machine, machine, flow: 'x:0', parent, status: 'active' }
    await show({ phase: 'opening', page: null }, { actors: new Map([[id, actor]]) })
    return commands
  }
  expect(await seen('x:0')).toEqual([])
  expect(await seen(null)).toEqual(['walk'])
})

it('leads to the chart of the machine whose recorded walk is watched', async () => {
  const machine = 'paymentResult'
  const type = 'xstate.error.actor.loadOrder'
  const transitions = [`${machine}.checking|${type}|0`]
  const place = { at: 0, flow: 'x:0', actor: 'x:0', machine, transitions, value: 'checkFailed' }
  const steps = [{ ...place, event: { type, code: 'network' } }]
  await show(null, {}, { format: 'flow-recording', version: 1, madeAt: '', steps })
  await press('دیدن در فروشگاه')
  expect(chooseMachine.mock.calls).toEqual([[machine]])
})
