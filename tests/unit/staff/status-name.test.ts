import { expect, it } from 'vitest'
import { moveName, statusName } from '#staff/orders/status-name.ts'

it.each([
  ['SENDING', true, 'آمادهٔ تحویل'],
  ['SENDING', false, 'ارسال‌شده'],
  ['DELIVERED', true, 'تحویل‌شده'],
] as const)('names the status %s of an order, collected: %s', (status, isInPerson, name) => {
  expect(statusName(status, isInPerson)).toBe(name)
})

it.each([
  ['staff.sent', true, 'آمادهٔ تحویل شد'],
  ['staff.sent', false, 'ثبت ارسال'],
  ['staff.accepted', true, 'پذیرفتن سفارش'],
] as const)('names the step %s of an order, collected: %s', (event, isInPerson, name) => {
  expect(moveName(event, isInPerson)).toBe(name)
})
