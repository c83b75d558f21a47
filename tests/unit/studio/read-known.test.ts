import { describe, expect, it } from 'vitest'
import { readKnown, readKnownFile } from '#studio/app/live/read-known.ts'
import { recordingText } from '#walks/recording/recording.ts'

const step = (machine: string) => ({
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine,
  event: { type: 'retry.requested' },
  transitions: [],
  value: 'loading',
})

describe('a recording', () => {
  it('of known machines is read', () => {
    const known = [step('checkout'), step('delivery')]
    const { recording, fault } = readKnown(recordingText(known))
    expect(recording?.steps).toHaveLength(2)
    expect(fault).toBeNull()
    const many = recordingText(Array(2_000).fill(step('checkout')))
    expect(readKnown(many).recording?.steps).toHaveLength(2_000)
  })

  it.each([
    ['cut off', recordingText([step('checkout')]).slice(0, -9), 'JSON درستی نیست'],
    ['empty', ' \n', 'خالی است'],
    ['of a later version', '{"format":"flow-recording","version":99}', 'نسخهٔ \u2066۹۹\u2069'],
    ['of a version in words', '{"format":"flow-recording","version":"1"}', 'نسخهٔ \u2066"۱"\u2069'],
    ['of an invalid version', '{"format":"flow-recording","version":{}}', 'نسخهٔ \u2066{}\u2069'],
    [
      'of a step without a state',
      recordingText([{ ...step('checkout'), value: '' }]),
      'گام ۱ آن خوانا نیست',
    ],
    ['of no version', '{"format":"flow-recording"}', 'نسخه ندارد'],
    ['of something else', '{"format":"trace","version":1}', 'ضبط یک جریان نیست'],
    ['of an unknown machine', recordingText([step('teleport')]), 'teleport'],
    ['without steps', recordingText([]), 'گامی نیست'],
    [
      'nested too deeply',
      `{"mobile":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`,
      '۱۰۰ لایه',
    ],
    ['huge', ' '.repeat(5_000_001), 'بیش از اندازه بزرگ'],
    ['of too many steps', recordingText(Array(2_001).fill(step('checkout'))), 'بیش از اندازه بزرگ'],
    [
      'of a known machine and an unknown one',
      recordingText([step('checkout'), step('teleport')]),
      'teleport',
    ],
  ])('that is %s says so', (_, text, fault) => {
    expect(readKnown(text)).toEqual({ recording: null, fault: expect.stringContaining(fault) })
  })

  it('names the first step that cannot be read', () => {
    const text = recordingText([step('checkout'), { ...step('checkout'), value: '' }])
    expect(readKnown(text).fault).toBe('این متن ضبط یک جریان است، اما گام ۲ آن خوانا نیست.')
  })

  it('is called a file or a text in what is wrong, as it was read', async () => {
    const foreign = '{"format":"trace","version":1}'
    expect(readKnown(foreign).fault).toBe('این متن ضبط یک جریان نیست.')
    expect((await readKnownFile(new Blob([foreign]))).fault).toBe('این پرونده ضبط یک جریان نیست.')
  })

  it('is read with values nested as deep as allowed, and refused with deeper ones', () => {
    const nested = (levels: number) =>
      JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
    const recordingWith = (levels: number) =>
      recordingText([{ ...step('checkout'), context: nested(levels) }])
    // The recording itself, its list of steps, and the step are around it.
    expect(readKnown(recordingWith(97)).fault).toBeNull()
    expect(readKnown(recordingWith(98)).fault).toContain('۱۰۰ لایه')
    expect(readKnown(recordingWith(3_000)).fault).toContain('۱۰۰ لایه')
  })

  it('is read from a file, unless that is so large that reading it would take all memory', async () => {
    const text = recordingText([step('checkout')])
    expect((await readKnownFile(new Blob([text]))).recording?.steps).toHaveLength(1)
    const file = { text: () => Promise.reject(new Error('was read')) }
    // In bytes, of which a character takes three at most.
    for (const size of [2 ** 31, 15_000_001])
      expect(await readKnownFile({ ...file, size })).toEqual({
        recording: null,
        fault: expect.stringContaining('بیش از اندازه بزرگ'),
      })
  })
})
