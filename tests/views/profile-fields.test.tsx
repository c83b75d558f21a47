import { describe, expect, it } from 'vitest'
import type { ProfileField } from '#domain/profile.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { ProfilePart } from '#machines/flows/profile-field/profile-field.machine.ts'
import { profileFieldModel } from '#machines/flows/profile-field/profile-field.model.ts'
import { FieldForm } from '#src/features/profile/fields/FieldForm.tsx'
import { LegalForm } from '#src/features/profile/fields/LegalForm.tsx'
import { checkOf } from '#src/features/profile/shared/field-check.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { openShop, showPart } from './support/open-page.tsx'
import { sample } from '#tests/support/sample-replies.ts'

describe('a value of the profile that the server refuses', () => {
  it.each<[ProfilePart, ProfileField, string]>([
    ['name', 'first_name', 'نام'],
    ['name', 'last_name', 'نام خانوادگی'],
    ['code', 'national_code', 'کد ملی'],
    ['birthdate', 'birthdate', 'تاریخ تولد'],
    ['email', 'email', 'ایمیل'],
    ['card', 'card_number', 'شماره کارت بانکی'],
    ['iban', 'iban', 'شماره شبا'],
    ['job', 'job', 'شغل'],
  ])('of %s is said at %s', async (part, field, label) => {
    const profile = sample('Profile', { fida_code: null })
    const page = await showPart(<FieldForm {...{ flow: refused(part, field), part, profile }} />)
    expect(invalidIn(page.read())).toEqual([[label, 'alert: فیلد الزامی است']])
  })

  it('of a foreign national is said at the fida code', async () => {
    const profile = sample('Profile', { fida_code: '123456' })
    const flow = refused('code', 'fida_code')
    const page = await showPart(<FieldForm {...{ flow, part: 'code', profile }} />)
    expect(invalidIn(page.read())).toEqual([['کد فیدا', 'alert: فیلد الزامی است']])
  })

  it.each([
    ['organization_name', 'نام سازمان'],
    ['national_code', 'شناسهٔ ملی'],
    ['economic_code', 'کد اقتصادی'],
    ['registration_code', 'شمارهٔ ثبت'],
    ['landline_number', 'تلفن ثابت'],
    ['postal_code', 'کد پستی'],
    ['province_name', 'استان'],
    ['city_name', 'شهر'],
    ['postal_address', 'آدرس پستی'],
  ])('of a company is said at %s', async (field, label) => {
    const flow = refused('legal', `legal_info.${field}`)
    const page = await showPart(<LegalForm flow={flow} profile={sample('Profile')} />)
    expect(invalidIn(page.read())).toEqual([[label, 'alert: فیلد الزامی است']])
  })
})

describe('a value of the profile that cannot be right', () => {
  it.each<[ProfileField, string, string]>([
    ['national_code', '049937089', 'کد ملی باید ۱۰ رقمی باشد'],
    ['national_code', '0499370898', 'کد ملی معتبر نیست'],
    ['fida_code', '12345', 'کد فیدا دست‌کم ۶ رقم است'],
    ['card_number', '603799759999999', 'شماره کارت بانکی باید ۱۶ رقمی باشد'],
    ['card_number', '6037997599999994', 'شماره کارت بانکی معتبر نیست'],
    ['iban', '82054010268002081790900', 'شماره شبا باید ۲۴ رقمی باشد'],
    ['iban', '820540102680020817909003', 'شماره شبا معتبر نیست'],
    ['email', 'negar@shop', 'ایمیل وارد شده معتبر نیست'],
  ])('of %s, %s, is named', (field, typed, message) => {
    expect(checkOf(field)(typed)).toBe(message)
  })
})

describe('the form of the code', () => {
  it.each([
    ['national', { national_code: '0012345679', fida_code: null }, 'کد ملی'],
    ['fida', { national_code: null, fida_code: '123456' }, 'کد فیدا'],
  ])('is titled by the %s code of the profile', async (_, getProfile, title) => {
    const page = await openShop('/profile', { signedIn: true, replies: { getProfile } })
    await page.press(`ویرایش ${title}`)
    expect(page.read('[role=dialog]')[0]).toBe(`h2 ${title}`)
  })
})

describe('the date of birth', () => {
  it('is chosen up to the day on which somebody is ten years old', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      replies: { getProfile: { birthdate: '2016-11-19' } },
    })
    await page.press('ویرایش تاریخ تولد')
    const years = [...document.querySelectorAll('select')].at(-1)
    const offered = [...(years?.options ?? [])].map(({ text }) => text)
    expect([offered[0], offered.at(-1)]).toEqual(['۱۳۹۵', '۱۲۷۸'])
    const days = [...document.querySelectorAll('[data-part=table-cell-trigger]')]
    const free = days.filter((day) => !day.hasAttribute('data-disabled'))
    expect([free.length, free.at(-1)?.textContent]).toEqual([30, '۳۰'])
  })
})

const refused = (part: ProfilePart, field: string) =>
  actorInState(profileFieldModel, {
    state: 'refused',
    context: {
      part,
      failure: new ProblemError('validation_failed', { fields: [{ field, rule: 'required' }] })
        .failure,
    },
  })

/** The fields that are marked as wrong, and what is said below each. */
const invalidIn = (lines: readonly string[]) =>
  lines.flatMap((line, index) => {
    const [, label] = /«(.*?)».* invalid/.exec(line) ?? []
    const alert = lines.slice(index).find((each) => each.startsWith('alert'))
    return label === undefined ? [] : [[label, alert]]
  })

it('shows no picture and no button to remove one once it is removed', async () => {
  const page = await openShop('/profile', {
    signedIn: true,
    replies: { removeProfileImage: { image: null } },
  })
  const pictures = () => page.place.querySelectorAll('img[alt="تصویر شما"]')
  expect(pictures()).toHaveLength(1)
  await page.press('حذف تصویر')
  await page.press('حذف شود')
  expect(page.changes()).toEqual(['DELETE /profile/update-image/'])
  expect(pictures()).toHaveLength(0)
  expect(page.read('body')).not.toContain('button «حذف تصویر»')
})
