import { describe, expect, it } from 'vitest'
import { readRecording, recordingText, recordingWithin } from '#walks/recording/recording.ts'

const step = {
  at: 1_795_000_000_000,
  flow: 'x:0',
  actor: 'x:1',
  machine: 'oneTimeCode',
  event: { type: 'code.changed' },
  transitions: ['oneTimeCode.entering.entry.open|code.changed|1'],
  value: { entering: { entry: { open: 'typing' }, countdown: 'running' } },
}

describe('a recording', () => {
  it('is read as it was written', () => {
    const text = recordingText([step], new Date('2026-11-21T20:00:00Z'))
    expect(readRecording(text)).toEqual({
      format: 'flow-recording',
      version: 1,
      madeAt: '2026-11-21T20:00:00.000Z',
      steps: [step],
    })
  })

  it('is read with a region without states', () => {
    const value = { entering: {}, countdown: 'running' }
    expect(readRecording(recordingText([{ ...step, value }]))?.steps).toEqual([{ ...step, value }])
  })

  it('that is to be short has as many of the last steps as fit', () => {
    const now = new Date('2026-11-21T20:00:00Z')
    const steps = [1, 2, 3].map((at) => ({ ...step, at }))
    const ofLastTwo = recordingText(steps.slice(1), now)
    expect(recordingWithin(steps, ofLastTwo.length, now)).toBe(ofLastTwo)
    expect(recordingWithin(steps, ofLastTwo.length - 1, now)).toBe(
      recordingText(steps.slice(2), now),
    )
    expect(recordingWithin(steps, recordingText(steps, now).length, now)).toBe(
      recordingText(steps, now),
    )
    expect(recordingWithin(steps, 100, now)).toBeNull()
    expect(recordingWithin([], 10_000, now)).toBeNull()
  })

  const deep = Array.from({ length: 30 }).reduce<unknown>((inner) => ({ inner }), 'end')
  it.each([
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['another file', JSON.stringify({ steps: [step] })],
    ['another version', recordingText([step]).replace('"version":1', '"version":2')],
    ['a step without an event', recordingText([step]).replace('"event"', '"incident"')],
    ['a code that is no text', recordingText([step]).replace('"type"', '"code":{},$&')],
    ['an invalid time', recordingText([step]).replace(/"at":\d+/, '"at":1e999')],
    [
      'transitions that are no texts',
      recordingText([step]).replace(/"transitions":\["/, '$&",7,"'),
    ],
    ['a state that is no state', recordingText([step]).replace('"typing"', '7')],
    ['a state without a name', recordingText([step]).replace('"typing"', '""')],
    ['no state', recordingText([{ ...step, value: {} }])],
    ['a state without end', recordingText([step]).replace('"typing"', JSON.stringify(deep))],
  ])('is not read from %s', (_, text) => {
    expect(readRecording(text)).toBe(null)
  })
})
