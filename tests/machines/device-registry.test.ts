import { waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { createDeviceRegistryActors } from '#machines/flows/device-registry/device-registry.actors.ts'
import { deviceRegistryMachine } from '#machines/flows/device-registry/device-registry.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

it.each([
  ['352099001761481', '352099001761481'],
  ['', null],
])('a device whose second number is %j is registered with %j', async (typed, sent) => {
  const { client, sent: calls } = recordedClient({})
  const actors = createDeviceRegistryActors(client)
  const actor = startFlow(deviceRegistryMachine.provide({ actors }), { input: {} })
  const change = { firstImei: '490154203237518', secondImei: typed, warrantyCode: 'TRQ-10000001' }
  actor.send({ type: 'draft.changed', change })
  actor.send({ type: 'device.submitted', profile: null })
  await waitFor(actor, (snapshot) => snapshot.matches('refused'))
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/device_registry/',
      { first_imei: '490154203237518', second_imei: sent, warranty_code: 'TRQ-10000001' },
    ],
  ])
})
