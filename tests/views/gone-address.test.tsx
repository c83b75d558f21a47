import { expect, it } from 'vitest'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { address, city, goneAddress } from '#machines/testing/fixtures.ts'
import { AddressForm } from '#src/features/addresses/shared/AddressForm.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'

it('offers the input for a deleted address as a new address', async () => {
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

it('marks no field that nobody has filled in when the focus moves on from the first one', async () => {
  const form = actorInState(addressFormModel, {
    state: 'editing.ready',
    context: { address: null, cities: [] },
  })
  const page = await showPart(<AddressForm form={form} place="account" title="" />)
  const province = page.place.querySelector<HTMLElement>('select[name=province]')
  await page.after(() => province?.focus())
  await page.after(() => province?.blur())
  expect(page.place.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
})

const wrongStart = 'پنج رقم اول آن هیچ‌وقت ۰ یا ۲ ندارد'

it.each([
  ['1234567890', 'checkout', true],
  ['1345678913', 'checkout', false],
  ['1234567890', 'account', false],
] as const)(
  'says at the field whether the saved code %s is wrong: %s',
  async (code, place, isSaid) => {
    const form = actorInState(addressFormModel, {
      state: 'editing.ready',
      context: { address: { ...address, postal_code: code }, cities: [city] },
    })
    const page = await showPart(<AddressForm form={form} place={place} title="" />)
    expect(page.read().some((line) => line.includes(wrongStart))).toBe(isSaid)
  },
)
