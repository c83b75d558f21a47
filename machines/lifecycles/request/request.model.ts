import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { requestMachine } from './request.machine.ts'

const endings = new Set(['staff.finished', 'staff.declined'])

export const requestModel = lifecycleModel(requestMachine, {
  'a request is open unless its last step ended it': ({ snapshot, events }) =>
    snapshot.hasTag('open') !== endings.has(events.at(-1) ?? ''),
  'a request is new until staff have done something with it': ({ snapshot, events }) =>
    snapshot.matches('NEW') === (events.length === 0),
})
