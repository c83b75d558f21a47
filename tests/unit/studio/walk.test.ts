import { afterEach, describe, expect, it } from 'vitest'
import { divergenceText } from '#studio/app/walks/divergence-text.ts'
import { walksOfRecording, walksOfReport } from '#studio/app/walks/walk.ts'
import { playwrightFile } from '#studio/scripts/playwright.ts'
import { walkOf } from '#studio/scripts/script.ts'
import type { KnownWalk } from '#studio/app/walks/walk.ts'
import type { Recording } from '#walks/recording/recording.ts'
import { chooseLanguage } from '#studio/words/language.ts'
import type { ViewLine } from '#studio/sources/machine-source.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'

afterEach(() => chooseLanguage('fa'))

const step = (
  event: RecordedStep['event'],
  value: RecordedStep['value'],
  transition: string,
): RecordedStep => ({
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine: 'authentication',
  event,
  transitions: [`authentication.${transition}`],
  value,
})

const failed = 'xstate.error.actor.requestCode'

const submitted = step(
  { type: 'mobile.submitted' },
  { requestingCode: 'fromMobile' },
  'mobile|mobile.submitted|0',
)
const refused = step(
  { type: failed, code: 'network' },
  { mobile: 'refused' },
  `requestingCode|${failed}|2`,
)

const recordingOf = (steps: RecordedStep[]): Recording => ({
  format: 'flow-recording',
  version: 1,
  madeAt: '',
  steps,
})

/** The text of the test as which a walk is saved. */
function savedTest(walk: KnownWalk | undefined): string {
  if (walk === undefined) throw new Error('the recording has no walk')
  const saved = { ...walkOf(walk.machine, walk.path, {}), title: walk.title() }
  return playwrightFile({ machine: walk.machine, walks: [saved] }, '') ?? ''
}

describe('the walks of a report', () => {
  const path = (id: number, ...steps: [event: string, state: string, payload?: string][]) => ({
    id,
    start: 'guest',
    state: 'editing',
    transitions: [],
    steps: steps.map(([event, state, payload = '']) => ({
      event,
      state,
      payload,
      transitions: [],
    })),
  })

  it('with the same start, end and length are distinguished by the last thing in which most differ', () => {
    const sent = ['sent', 'sending'] as const
    const failing = (id: number, code: string) =>
      path(id, [...sent], [`xstate.error.actor.send`, 'failed', code])
    const passing = (id: number, state: string) => path(id, ['sent', state], ['edited', 'editing'])
    const examples = [
      path(1, [...sent]),
      failing(2, 'network'),
      failing(3, 'code_expired'),
      passing(4, 'sending'),
      passing(5, 'limited'),
      passing(6, 'limited'),
      path(7, ['edited', 'editing', '{"a":1}']),
      path(8, ['edited', 'editing', '{"a":2}']),
    ]
    const titles = walksOfReport({ id: 'sale', examples }).map(({ title }) => title())
    const vias = titles.map((title) => /، با \u2066(.+)\u2069$/.exec(title)?.[1])
    expect(vias).toEqual([
      undefined,
      'error · send (network)',
      'error · send (code_expired)',
      'sending',
      'limited',
      'limited',
      undefined,
      undefined,
    ])
    expect(titles[0]).toBe('راه ۱: از \u2066guest\u2069 تا \u2066sending\u2069، ۱ گام')
  })

  it('have in their title the later of two things in which as many differ', () => {
    const between = (id: number, chosen: string, told: string) =>
      path(id, [chosen, 'choosing'], [told, 'telling'], ['left', 'over'])
    const examples = [between(1, 'bank', 'paid'), between(2, 'wallet', 'refused')]
    const titles = walksOfReport({ id: 'sale', examples }).map(({ title }) => title())
    expect(titles.map((title) => /، با \u2066(.+)\u2069$/.exec(title)?.[1])).toEqual([
      'paid',
      'refused',
    ])
  })

  it('and of a recording have their titles in the current language, even while they are watched', () => {
    const [reported] = walksOfReport({ id: 'sale', examples: [path(1, ['sent', 'sending'])] })
    const [recorded] = walksOfRecording(recordingOf([submitted])).walks
    const titles = () => [reported, recorded].map((walk) => walk?.title())
    expect(titles()).toEqual([
      'راه ۱: از \u2066guest\u2069 تا \u2066sending\u2069، ۱ گام',
      'ضبط، ۱ گام تا \u2066requestingCode.fromMobile\u2069',
    ])
    chooseLanguage('en')
    expect(titles()).toEqual([
      'Path 1: from guest to sending, 1 step',
      'recording, 1 step to requestingCode.fromMobile',
    ])
  })
})

describe('the walk of a recording', () => {
  it('begins with what the machine does by itself at its start, so that a test of it can pass', () => {
    const {
      walks: [walk, ...others],
    } = walksOfRecording(recordingOf([submitted, refused]))
    expect(others).toEqual([])
    expect(walk?.divergence).toBeNull()
    expect(walk?.path).toMatchObject({
      start: 'guest',
      state: 'mobile.editing',
      transitions: ['authentication.arriving|always|1'],
    })
    expect(walk?.path.steps.map(({ event, payload }) => [event, payload])).toEqual([
      ['mobile.submitted', ''],
      [failed, 'network'],
    ])
  })

  it('is saved with the failure that was recorded, where the machine now goes elsewhere', () => {
    const {
      walks: [walk],
    } = walksOfRecording(recordingOf([submitted, { ...refused, value: 'elsewhere' }]))
    expect(walk?.divergence).toEqual({ index: 1, state: 'mobile.refused' })
    const text = savedTest(walk)
    expect(text).toContain(`walk.take({"event":"${failed}","code":"network"}, {"state":"elsewhere"`)
    expect(text).toContain('test("authentication: ضبط، ۲ گام تا \u2066elsewhere\u2069"')
  })

  it('sends an event of which nothing is known instead of pressing its button with an empty field', () => {
    const submittedLater = { ...submitted, value: 'elsewhere' }
    const {
      walks: [walk],
    } = walksOfRecording(recordingOf([submittedLater]))
    if (walk === undefined) throw new Error('the recording has no walk')
    const leads = ['authentication mobile.submitted']
    const lines: ViewLine[] = [{ kind: 'button', words: 'Send', marks: [], leads }]
    const views = { 'authentication.mobile.editing': [{ story: '', lines }] }
    const machines = { authentication: { views } }
    const saved = walkOf(walk.machine, walk.path, machines)
    expect(saved.steps[0]?.cause.kind).toBe('control')
    const text = playwrightFile({ machine: walk.machine, walks: [saved] }, '') ?? ''
    expect(text).toContain('walk.take({"event":"mobile.submitted"}')
  })

  it('diverges at the start where the machine no longer has the state in which it began', () => {
    const begun: RecordedStep = {
      ...step({ type: 'xstate.init' }, { mobile: 'editing' }, 'arriving|always|1'),
    }
    const unmoved: RecordedStep = { ...begun, event: { type: 'studio.arrived' }, transitions: [] }
    const divergenceWith = (first: RecordedStep) =>
      walksOfRecording(recordingOf([first, submitted, refused])).walks[0]
    expect(divergenceWith(begun)?.divergence).toBeNull()
    for (const value of [{ nowhere: 'x' }, { mobile: 'nowhere' }, 'constructor'])
      for (const first of [begun, unmoved]) {
        const walk = divergenceWith({ ...first, value })
        const state = typeof value === 'string' ? value : Object.entries(value)[0]?.join('.')
        const lostStart = { state, exists: false }
        expect(walk?.divergence).toEqual({ index: 0, state: null, lostStart })
        if (!walk?.divergence) throw new Error('the walk does not diverge')
        expect(divergenceText(walk, walk.divergence)).toBe(
          `از همان آغاز جدا می‌شود: ماشین دیگر حالت \u2066${state}\u2069 را ندارد.`,
        )
        expect(savedTest(walk)).toContain(`walk.startsIn({"state":"${state}"`)
      }
  })

  it('diverges at the start where no start of the model leads to the state in which it began', () => {
    const unmoved = { ...step({ type: 'studio.arrived' }, 'arriving', ''), transitions: [] }
    const {
      walks: [walk],
    } = walksOfRecording(recordingOf([unmoved, submitted, refused]))
    if (!walk?.divergence) throw new Error('the walk does not diverge')
    expect(divergenceText(walk, walk.divergence)).toBe(
      'از همان آغاز جدا می‌شود: ضبط از \u2066arriving\u2069 آغاز شده است و هیچ آغازی از مدل به آن نمی‌رسد.',
    )
    expect(savedTest(walk)).toContain('walk.startsIn({"state":"arriving"')
  })

  it('stands before shorter ones, and walks of one machine are distinguished', () => {
    const later = (step: RecordedStep, actor: string) => ({ ...step, actor })
    const { walks } = walksOfRecording(
      recordingOf([submitted, later(submitted, 'x:1'), later(refused, 'x:1')]),
    )
    expect(walks.map(({ title }) => title())).toEqual([
      'ضبط ۲، ۲ گام تا \u2066mobile.refused\u2069',
      'ضبط ۱، ۱ گام تا \u2066requestingCode.fromMobile\u2069',
    ])
  })

  it('is listed for at most the twenty longest actors, and the others are counted', () => {
    const actors = Array.from({ length: 22 }, (_, place) => `x:${place}`)
    const long = { ...refused, actor: 'x:21' }
    const { walks, leftOut } = walksOfRecording(
      recordingOf([...actors.map((actor) => ({ ...submitted, actor })), long]),
    )
    expect(walks).toHaveLength(20)
    expect(walks[0]?.title()).toBe('ضبط ۲۲، ۲ گام تا \u2066mobile.refused\u2069')
    expect(leftOut).toBe(2)
    expect(walksOfRecording(recordingOf([submitted])).leftOut).toBe(0)
  })
})
