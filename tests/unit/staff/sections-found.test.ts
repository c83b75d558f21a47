import { describe, expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { sectionsFound } from '#staff/search/sections-found.ts'

const findings = (text: string, roles: Schemas['StaffMember']['roles'] = ['owner']) =>
  sectionsFound({ id: 4, first_name: 'مهتاب', last_name: 'سلیمی', roles }, text).findings
const titles = (...asked: Parameters<typeof findings>) =>
  findings(...asked).map(({ title }) => title)

describe('the pages that the search of the back office finds', () => {
  it('have all words of the text in their name, in any order', () => {
    expect(titles('قیمت')).toEqual(['تغییر قیمت‌ها', 'قیمت از فایل', 'قیمت و زمان ارسال'])
    expect(titles('ارسال قیمت')).toEqual(['قیمت و زمان ارسال'])
    expect(titles('قیمت فایل')).toEqual(['قیمت از فایل'])
    expect(titles('قیمت دستگاه')).toEqual([])
    expect(titles('دستگاه قیمت')).toEqual([])
  })

  it('are found by a part of a word, by each part of a joined one, and in any spelling', () => {
    const devices = ['گارانتی دستگاه‌ها']
    for (const text of ['دستگا', 'دستگاه‌ها', 'ها دستگاه', ' گارانتي  دستگاه '])
      expect(titles(text)).toEqual(devices)
  })

  it('are only those that the member may open', () => {
    expect(titles('سفارش', ['orders'])).toEqual(['سفارش‌ها'])
    expect(titles('سفارش', ['catalogue'])).toEqual(['صفحهٔ پیگیری سفارش'])
    expect(titles('ارسال', ['orders'])).toEqual(['روزهای تعطیل ارسال', 'قیمت و زمان ارسال'])
    expect(titles('ارسال', ['catalogue'])).toEqual(['صفحهٔ روش‌های ارسال'])
    expect(titles('تنظیمات')).toEqual(['تنظیمات فروشگاه'])
    expect(titles('تنظیمات', ['catalogue', 'orders'])).toEqual([])
  })

  it('are named with the group or the section that they belong to', () => {
    expect(findings('گارانتی').concat(findings('ارسال قیمت'))).toEqual([
      {
        key: '/staff/devices',
        href: '/staff/devices',
        title: 'گارانتی دستگاه‌ها',
        facts: 'مشتریان',
      },
      {
        key: '/staff/content/deliveryRates',
        href: '/staff/content/deliveryRates',
        title: 'قیمت و زمان ارسال',
        facts: 'محتوای سایت',
      },
    ])
  })
})
