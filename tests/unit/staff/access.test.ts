import { describe, expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { mayCall } from '#machines/api/may-call.ts'
import { fullName } from '#staff/app/full-name.ts'
import { sectionGroupsOf } from '#staff/app/sections.ts'

const withRoles = (...roles: Schemas['StaffRole'][]): Schemas['StaffMember'] => ({
  id: 3,
  first_name: 'آرمان',
  last_name: 'کیانی',
  roles,
})

const sectionNames = (...roles: Schemas['StaffRole'][]) =>
  sectionGroupsOf(withRoles(...roles)).flatMap(({ sections }) => sections.map(({ label }) => label))

describe('a staff member', () => {
  it('finds in the menu what the roles admit, and nothing else', () => {
    expect(sectionNames('owner')).toEqual([
      'سفارش‌ها',
      'بازگشت کالا',
      'کالاها',
      'برندها',
      'دسته‌ها و فیلترها',
      'تغییر قیمت‌ها',
      'قیمت از فایل',
      'تیکت‌ها',
      'درخواست‌ها',
      'مشتری',
      'پیام به مشتریان',
      'گارانتی دستگاه‌ها',
      'پاسخ‌های آماده',
      'دیدگاه‌ها',
      'پرسش‌ها و پاسخ‌ها',
      'آمار فروش',
      'تراکنش‌ها',
      'دفتر کل',
      'برداشت‌ها',
      'مغایرت‌گیری',
      'کارت‌های هدیه',
      'کدهای تخفیف',
      'محتوای سایت',
      'مقاله‌ها',
      'کارکنان',
      'گزارش کارها',
    ])
    expect(sectionNames('orders')).toEqual(['سفارش‌ها', 'بازگشت کالا', 'محتوای سایت'])
    expect(sectionNames('finance', 'orders')).toEqual([
      'سفارش‌ها',
      'بازگشت کالا',
      'آمار فروش',
      'تراکنش‌ها',
      'دفتر کل',
      'برداشت‌ها',
      'مغایرت‌گیری',
      'کارت‌های هدیه',
      'کدهای تخفیف',
      'محتوای سایت',
    ])
    expect(sectionNames('support')).toEqual([
      'سفارش‌ها',
      'تیکت‌ها',
      'درخواست‌ها',
      'مشتری',
      'پیام به مشتریان',
      'گارانتی دستگاه‌ها',
      'پاسخ‌های آماده',
      'دیدگاه‌ها',
      'پرسش‌ها و پاسخ‌ها',
    ])
    expect(sectionNames('catalogue')).toEqual([
      'کالاها',
      'برندها',
      'دسته‌ها و فیلترها',
      'تغییر قیمت‌ها',
      'قیمت از فایل',
      'گارانتی دستگاه‌ها',
      'محتوای سایت',
      'مقاله‌ها',
    ])
  })

  it('may call what one of the roles may', () => {
    expect(mayCall(withRoles('support', 'orders'), 'moveOrder')).toBe(true)
    expect(mayCall(withRoles('support'), 'moveOrder')).toBe(false)
  })

  it('is called by name, and by the number of the account without one', () => {
    expect(fullName(withRoles('owner'))).toBe('آرمان کیانی')
    expect(fullName({ id: 12, first_name: null, last_name: 'کیانی' })).toBe('کیانی')
    expect(fullName({ staff_id: 12, first_name: null, last_name: null })).toBe('کاربر ۱۲')
  })
})
