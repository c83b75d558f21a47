import { describe, expect, it } from 'vitest'
import { walksOfRecording } from '#studio/app/walks/walk.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'

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

describe('the walk of a recording', () => {
  it('begins with what the machine does by itself at its start, so that a test of it can pass', () => {
    const steps = [
      step(
        { type: 'mobile.submitted' },
        { requestingCode: 'fromMobile' },
        'mobile|mobile.submitted|0',
      ),
      step({ type: failed, code: 'network' }, { mobile: 'refused' }, `requestingCode|${failed}|2`),
    ]
    const recording = { format: 'flow-recording', version: 1, madeAt: '', steps } as const
    const [walk, ...others] = walksOfRecording(recording)
    expect(others).toEqual([])
    expect(walk?.departure).toBeNull()
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
})
