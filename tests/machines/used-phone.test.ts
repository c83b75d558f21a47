import { expect, it } from 'vitest'
import { freshUsedPhone } from '#machines/flows/used-phone/used-phone.machine.ts'
import { usedPhoneModel } from '#machines/flows/used-phone/used-phone.model.ts'
import { mobile, usedPhoneModel as phone } from '#machines/testing/fixtures.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const contact = { name: 'نگار رستمی', phone: mobile }

it.each(['sent', 'outdated'])(
  'who offers another phone after a request that is %s writes only its answers again',
  (state) => {
    const actor = actorInState(usedPhoneModel, {
      state,
      context: {
        modelId: phone.id,
        model: phone,
        question: 1,
        optionIds: [42, 44],
        contact,
        registered: { id: 9, estimated_price: 28_400_000 },
      },
    }).start()
    actor.send({ type: 'restart.requested' })
    expect(actor.getSnapshot().value).toBe('choosing')
    expect(actor.getSnapshot().context).toEqual({ ...freshUsedPhone(), contact })
  },
)

it('choosing another model restarts its questions and keeps the contact', () => {
  const actor = actorInState(usedPhoneModel, {
    state: 'choosing',
    context: { modelId: phone.id, model: phone, question: 1, optionIds: [42, 44], contact },
  }).start()
  actor.send({ type: 'model.chosen', modelId: phone.id + 1 })
  expect(actor.getSnapshot().value).toBe('loading')
  expect(actor.getSnapshot().context).toEqual({
    ...freshUsedPhone(),
    modelId: phone.id + 1,
    contact,
  })
})
