import { expect, it } from 'vitest'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { address, city, goneAddress } from '#machines/testing/fixtures.ts'
import { AddressForm } from '#src/features/addresses/shared/AddressForm.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'

it('offers what was typed for an address that is gone as a new one', async () => {
  const form = actorInState(addressFormModel, {
    state: 'editing.saveFailed',
    context: { address, cities: [city], isGone: true, failure: goneAddress.failure },
  })
  const page = await showPart(<AddressForm form={form} place="account" title="" />)
  const shown = page.read()
  expect(shown).toContain(
    'alert: این آدرس در جای دیگری حذف شده است. می‌توانید آنچه نوشته‌اید را آدرس تازه‌ای کنید.',
  )
  expect(shown.at(-1)).toBe('button «ثبت به‌عنوان آدرس تازه»')
})
