import { describe, expect, it } from 'vitest'
import { operationRoles } from '#api/operation-roles.ts'
import { stockLevels } from '#staff/products/product-query.ts'
import { listSheets } from '#i18n/fa/list-sheets.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { commentMachine } from '#machines/lifecycles/comment/comment.machine.ts'
import { questionMachine } from '#machines/lifecycles/question/question.machine.ts'
import { refundMachine } from '#machines/lifecycles/refund/refund.machine.ts'
import { requestMachine } from '#machines/lifecycles/request/request.machine.ts'
import { ticketMachine } from '#machines/lifecycles/ticket/ticket.machine.ts'
import { withdrawalMachine } from '#machines/lifecycles/withdrawal/withdrawal.machine.ts'
import { loadContract } from '#server/http/contract/document.ts'
import { pricePlans } from '#server/platform/db/schema/staff.ts'
import {
  actionName,
  changesOf,
  reasonText,
  subjectName,
  subjectPage,
  subjectTitle,
} from '#staff/actions/action-text.ts'

const action: Schemas['StaffAction'] = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  staff_id: 3,
  first_name: null,
  last_name: null,
  action: 'moveOrder',
  subject: 'order',
  subject_id: 204_001,
  people: [],
  goods: null,
  name: null,
  before: { status: 'NOT_CHECKED' },
  after: { status: 'PAYMENT_VERIFIED' },
  content: null,
  reason: null,
}

const person = {
  id: 3,
  first_name: 'مهتاب',
  last_name: 'سلیمی',
  phone_number: '09120000003',
}

describe('an action of staff', () => {
  it('calls the visibility of a product as its form does', () => {
    const values = { before: { is_active: true }, after: { is_active: false } }
    expect(changesOf({ ...action, subject: 'product', ...values })).toEqual([
      'در فروشگاه نمایش داده شود: بله ← خیر',
    ])
  })

  it('has its reason as it was written, and that of a change of the stock in words', () => {
    expect(reasonText('updateVariant', 'received')).toBe('رسیدن کالا')
    expect(reasonText('updateVariant', 'returned')).toBe('برگشت از مشتری')
    expect(reasonText('updateVariant', 'جشنواره')).toBe('جشنواره')
    expect(reasonText('moveOrder', 'received')).toBe('received')
  })

  it('has the name of the action and of its subject', () => {
    expect(actionName(action)).toBe('تغییر وضعیت سفارش')
    expect(subjectName(action)).toBe('سفارش ۲۰۴۰۰۱')
  })

  it('names the people and goods that it affects, and links to their pages', () => {
    const said = (about: Partial<Schemas['StaffAction']>) => {
      const whole = { ...action, ...about }
      return [subjectTitle(whole), subjectPage(whole)]
    }
    const goods = { product_id: 7, title: 'گوشی آبان', color_name: 'آبی' }
    const phone = person.phone_number
    expect(said({})).toEqual([null, { href: '/staff/orders/204001' }])
    expect(said({ subject: 'variant', subject_id: 12, goods })).toEqual([
      'گوشی آبان، آبی',
      { href: '/staff/products/7' },
    ])
    expect(said({ subject: 'member', subject_id: 3, people: [person] })).toEqual([
      'مهتاب سلیمی',
      { href: `/staff/members?phone=${phone}` },
    ])
    expect(said({ subject: 'wallet', subject_id: 3, people: [person] })).toEqual([
      'مهتاب سلیمی',
      { href: '/staff/customer', state: { lookup: phone } },
    ])
    expect(said({ subject: 'discount', subject_id: 3, name: 'YALDA' })).toEqual([
      'YALDA',
      { href: '/staff/discounts/3' },
    ])
    const unnamed = { ...person, first_name: null, last_name: null }
    expect(said({ subject: 'member', subject_id: 3, people: [unnamed] })[0]).toBe('۰۹۱۲ ۰۰۰ ۰۰۰۳')
    expect(said({ subject: 'brand', subject_id: 3, name: 'آبان' })).toEqual([
      'آبان',
      { href: '/staff/brands' },
    ])
    expect(said({ subject: 'price_plan', subject_id: 3 })[1]).toEqual({
      href: '/staff/price-plans?plan=3',
    })
    const lists = ['category', 'filter', 'canned_reply', 'message'] as const
    expect(lists.map((subject) => said({ subject, subject_id: 3 })[1])).toEqual(
      ['categories', 'categories', 'canned-replies', 'messages'].map((page) => ({
        href: `/staff/${page}`,
      })),
    )
    const queues = [
      [{ subject: 'return' }, 'returns'],
      [{ subject: 'withdrawal' }, 'withdrawals'],
      [{ subject: 'comment', after: { status: 'approved' } }, 'comments?status=approved'],
      [{ subject: 'question', after: {} }, 'questions'],
      [
        { subject: 'answer', after: { status: 'refused' } },
        'questions?kind=answers&status=refused',
      ],
    ] as const
    expect(queues.map(([of]) => said(of)[1])).toEqual(
      queues.map(([, page]) => ({ href: `/staff/${page}` })),
    )
    expect(said({ subject: 'export', subject_id: 3 })).toEqual([null, null])
  })

  it('has a Persian name for every operation that staff may call', () => {
    const changing = loadContract().operations.filter(
      ({ id, method }) => id in operationRoles && method !== 'GET',
    )
    const ids = changing.map(({ id }) => id)
    const openToCustomers = [
      'answerQuestion',
      'setPassword',
      'resetPassword',
      'loginWithPassword',
      'verifyOtp',
    ]
    expect(Object.keys(staffActions.names).toSorted()).toEqual(
      [...ids, ...openToCustomers].toSorted(),
    )
  })

  it('isolates the code of a parcel, and has the number of a receiver in Persian', () => {
    const before = { parcel_code: '1234-5678', phone_number: '09351234567' }
    const after = { parcel_code: null, phone_number: '09351234568' }
    expect(changesOf({ ...action, before, after })).toEqual([
      'کد رهگیری مرسوله: \u20661234-5678\u2069 ← ندارد',
      'شمارهٔ گیرنده: ۰۹۳۵۱۲۳۴۵۶۷ ← ۰۹۳۵۱۲۳۴۵۶۸',
    ])
  })

  it('has a Persian word for every status of its subject', () => {
    const known = Object.entries(staffActions.statuses).map(([subject, words]) => [
      subject,
      Object.keys(words).toSorted(),
    ])
    expect(Object.fromEntries(known)).toEqual({
      export: [...Object.keys(listSheets), 'products', ...stockLevels].toSorted(),
      gift_card: Object.keys(staffFinance.giftCards.states).toSorted(),
      return: Object.keys(refundMachine.states).toSorted(),
      withdrawal: Object.keys(withdrawalMachine.states).toSorted(),
      price_plan: pricePlans.status.enumValues.toSorted(),
      comment: Object.keys(commentMachine.states).toSorted(),
      question: Object.keys(questionMachine.states).toSorted(),
      answer: Object.keys(questionMachine.states).toSorted(),
      ticket: Object.keys(ticketMachine.states).toSorted(),
      request: Object.keys(requestMachine.states).toSorted(),
    })
    const change = { before: { status: 'PENDING' }, after: { status: 'CLOSED' } }
    expect(changesOf({ ...action, subject: 'ticket', ...change })).toEqual([
      'وضعیت: در حال بررسی ← بسته',
    ])
  })

  it('has its amounts in tomans', () => {
    const issued = { amount: 1_000_000_000, codes: 200, last_card: 1_200 }
    expect(changesOf({ ...action, subject: 'gift_card', before: {}, after: issued })).toEqual([
      'مبلغ: ۱٬۰۰۰٬۰۰۰٬۰۰۰\u00a0تومان',
      'تعداد کد: ۲۰۰',
      'تا کارت هدیهٔ شمارهٔ: ۱۲۰۰',
    ])
    const change = {
      before: { kind: 'percent', value: 10 },
      after: { kind: 'fixed', value: 200_000 },
    }
    expect(changesOf({ ...action, subject: 'discount', ...change })).toEqual([
      'نوع تخفیف: درصدی ← مبلغ ثابت',
      'مقدار: ۱۰ ← ۲۰۰٬۰۰۰\u00a0تومان',
    ])
  })

  it('omits the old value of a new record, and empty values', () => {
    const created = {
      before: {},
      after: { kind: 'percent', value: 10, maximum: null, starts_at: null, is_active: true },
    }
    expect(changesOf({ ...action, subject: 'discount', ...created })).toEqual([
      'نوع تخفیف: درصدی',
      'مقدار: ۱۰',
      'فعال: بله',
    ])
    expect(
      changesOf({ ...action, subject: 'view', before: {}, after: { is_shared: false } }),
    ).toEqual(['برای همهٔ همکاران: خیر'])
    const refused = { ...action, action: 'loginWithPassword', subject: 'member' as const }
    const after = { refusal: 'password_wrong' }
    expect(actionName({ ...refused, after })).toBe('ورود به حساب با رمز عبور (ناموفق)')
    expect(actionName({ ...refused, after: {} })).toBe('ورود به حساب با رمز عبور')
    expect(changesOf({ ...refused, before: {}, after })).toEqual([
      expect.stringMatching(/^پذیرفته نشد: [^←]+$/),
    ])
  })

  it('describes lists by additions and removals', () => {
    const pictures = (before: string, after: string) =>
      changesOf({
        ...action,
        subject: 'product',
        before: { pictures: before },
        after: { pictures: after },
      })
    expect(pictures('پشت\nجلو', 'پشت\nکنار')).toEqual([
      'تصویرها، افزوده: کنار',
      'تصویرها، برداشته: جلو',
    ])
    expect(pictures('پشت\nجلو', 'جلو\nپشت')).toEqual(['تصویرها: ترتیب عوض شد'])
  })

  it('shows only the fields that differ', () => {
    expect(changesOf(action)).toEqual(['وضعیت: پرداخت‌شده ← پرداخت تأییدشده'])
    expect(
      changesOf({
        ...action,
        before: { price: 1_000_000, new_price: null, expire_time: null, quantity: 5 },
        after: {
          price: 1_000_000,
          new_price: 900_000,
          expire_time: '2026-11-24T20:30:00.000Z',
          quantity: 5,
        },
      }),
    ).toEqual([
      'قیمت پیشنهاد: ندارد ← ۹۰۰٬۰۰۰\u00a0تومان',
      'پایان پیشنهاد: ندارد ← ۴ آذر ۱۴۰۵، ساعت ۰۰:۰۰',
    ])
    expect(changesOf({ ...action, before: {}, after: {} })).toEqual([])
    const assigned = { before: { assignee: null }, after: { assignee: 3 } }
    expect(changesOf({ ...action, subject: 'ticket', ...assigned })).toEqual([
      'مسئول: ندارد ← کاربر ۳',
    ])
    expect(changesOf({ ...action, subject: 'ticket', ...assigned, people: [person] })).toEqual([
      'مسئول: ندارد ← مهتاب سلیمی',
    ])
    const roles = { before: { roles: null }, after: { roles: 'finance orders' } }
    expect(changesOf({ ...action, subject: 'member', ...roles })).toEqual([
      'دسترسی‌ها: ندارد ← مالی، سفارش',
    ])
  })
})
