import { expect, it } from 'vitest'
import { readKnown } from '#studio/app/live/read-known.ts'
import { recordingText } from '#studio/shop/machines.ts'

const step = (machine: string) => ({
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine,
  event: { type: 'retry.requested' },
  transitions: [],
  value: 'loading',
})

it('reads a recording of known machines, and none with a machine that the studio does not have', () => {
  const known = [step('checkout'), step('delivery')]
  expect(readKnown(recordingText(known))?.steps).toHaveLength(2)
  expect(readKnown(recordingText([...known, step('teleport')]))).toBeNull()
})
