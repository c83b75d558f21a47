import { waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { createDeviceRegistryActors } from '#machines/flows/device-registry/device-registry.actors.ts'
import {
  deviceRegistryMachine,
  type DeviceRegistryInput,
} from '#machines/flows/device-registry/device-registry.machine.ts'
import { deviceRegistryPersistence } from '#machines/flows/device-registry/device-registry.persistence.ts'
import { restoreFlow, saveFlow, type SavedSnapshot } from '#machines/kernel/snapshot.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

it.each([
  ['352099001761481', '352099001761481'],
  ['', null],
])('a device whose second number is %j is registered with %j', async (typed, sent) => {
  const { client, sent: calls } = recordedClient({})
  const actors = createDeviceRegistryActors(client)
  const actor = startFlow(deviceRegistryMachine.provide({ actors }), { input: { imeis: null } })
  const change = { firstImei: '490154203237518', secondImei: typed, warrantyCode: 'TRQ-10000001' }
  actor.send({ type: 'draft.changed', change })
  actor.send({ type: 'device.submitted', profile: null })
  await waitFor(actor, (snapshot) => snapshot.matches('registrationFailed'))
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/device_registry/',
      { first_imei: '490154203237518', second_imei: sent, warranty_code: 'TRQ-10000001' },
    ],
  ])
})

const checked = { firstImei: '490154203237518', secondImei: null }

it('the form of a device whose warranty was checked begins with its numbers', () => {
  const imeis = { firstImei: '490154203237518', secondImei: '352099001761481' }
  expect(draftOf({ imeis })).toEqual({ ...imeis, warrantyCode: '' })
  expect(draftOf({ imeis: checked })).toEqual({ ...checked, secondImei: '', warrantyCode: '' })
})

it.each([
  ['the input for the same device', { firstImei: checked.firstImei }, 'TRQ-10000001'],
  ['nothing of another device', { firstImei: '352099001761481' }, ''],
  [
    'nothing of a device with another second number',
    { firstImei: checked.firstImei, secondImei: '352099001761481' },
    '',
  ],
])('the form of a checked device keeps %s', (_, typed, warrantyCode) => {
  const storage = memoryStorage()
  const before = startFlow(deviceRegistryMachine, { input: { imeis: null } })
  const change = { ...typed, warrantyCode: 'TRQ-10000001' }
  before.send({ type: 'draft.changed', change })
  saveFlow(deviceRegistryPersistence, before, storage)
  const input = { imeis: checked }
  const snapshot = restoreFlow(deviceRegistryPersistence, input, storage)
  expect(draftOf(input, snapshot)).toEqual({ ...checked, secondImei: '', warrantyCode })
})

const draftOf = (input: DeviceRegistryInput, snapshot: SavedSnapshot | null = null) =>
  startFlow(deviceRegistryMachine, { input, snapshot }).getSnapshot().context.draft
