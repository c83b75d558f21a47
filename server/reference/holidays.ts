// The package's index loads a thousand modules, which took two thirds of the server's start.
import { addDays } from 'date-fns-jalali/addDays'
import { getDate } from 'date-fns-jalali/getDate'
import { getMonth } from 'date-fns-jalali/getMonth'
import { newDate } from 'date-fns-jalali/newDate'
import { localDay } from '#domain/day.ts'
import type { ReferenceHoliday } from './types.ts'

/** The years of the Jalali calendar for which a new shop knows the holidays. */
const years = { from: 1405, to: 1409 }

/** Official holidays of Iran by month and day of the Jalali calendar. */
const solar: Record<string, string> = {
  '1-1': 'نوروز',
  '1-2': 'نوروز',
  '1-3': 'نوروز',
  '1-4': 'نوروز',
  '1-12': 'روز جمهوری اسلامی',
  '1-13': 'روز طبیعت',
  '3-14': 'رحلت امام خمینی',
  '3-15': 'قیام ۱۵ خرداد',
  '11-22': 'پیروزی انقلاب اسلامی',
  '12-29': 'روز ملی شدن صنعت نفت',
}

/** Those by month and day of the lunar calendar, which is announced by sight: staff correct the table by a day. */
const lunar: Record<string, string> = {
  '1-9': 'تاسوعا',
  '1-10': 'عاشورا',
  '2-20': 'اربعین',
  '2-28': 'رحلت پیامبر و شهادت امام حسن مجتبی',
  '2-29': 'شهادت امام رضا',
  '3-8': 'شهادت امام حسن عسکری',
  '3-17': 'میلاد پیامبر و امام جعفر صادق',
  '6-3': 'شهادت حضرت فاطمه',
  '7-13': 'ولادت امام علی',
  '7-27': 'مبعث',
  '8-15': 'ولادت حضرت قائم',
  '9-21': 'شهادت امام علی',
  '10-1': 'عید فطر',
  '10-2': 'عید فطر',
  '10-25': 'شهادت امام جعفر صادق',
  '12-10': 'عید قربان',
  '12-18': 'عید غدیر',
}

const lunarDay = new Intl.DateTimeFormat('en-u-ca-islamic-civil', {
  month: 'numeric',
  day: 'numeric',
})

/** The holidays of the next years, besides Fridays. */
export const referenceHolidays: ReferenceHoliday[] = daysOf(years).flatMap((date) => {
  const name = solar[`${getMonth(date) + 1}-${getDate(date)}`] ?? lunar[lunarKey(date)]
  return name === undefined ? [] : [{ day: localDay(date), name }]
})

function daysOf({ from, to }: typeof years): Date[] {
  const end = newDate(to + 1, 0, 1)
  const days: Date[] = []
  for (let day = newDate(from, 0, 1); day < end; day = addDays(day, 1)) days.push(day)
  return days
}

function lunarKey(date: Date): string {
  const parts = lunarDay.formatToParts(date)
  const of = (type: 'month' | 'day') => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('month')}-${of('day')}`
}
