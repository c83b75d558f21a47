import { expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { firstSettings } from '#server/catalogue/first-settings.ts'
import { contentChanges } from '#staff/actions/content-changes.ts'

type Content = Schemas['Content']

const changes = (before: Content, after: Content) => contentChanges({ content: { before, after } })
const calendar = (...days: [string, string][]): Content => ({
  kind: 'deliveryCalendar',
  days: days.map(([day, name]) => ({ day, name })),
})

it('says what a publication changed by the names of the form, before and after', () => {
  const before = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن'])
  const after = calendar(['2026-12-21', 'شب یلدا'], ['2026-12-26', 'جشن'])
  expect(changes(before, after)).toEqual([
    'تعطیل ۱۴۰۵/۰۹/۳۰: یلدا ← شب یلدا',
    'برداشته: تعطیل ۱۴۰۵/۱۰/۰۴: جشن',
    'افزوده: تعطیل ۱۴۰۵/۱۰/۰۵: جشن',
  ])
})

it('keeps the parts of a phone number in their order', () => {
  const settings = (tel: string): Content => ({ ...firstSettings, tel })
  const [change = ''] = changes(settings('021-88001900'), settings('021-88001901'))
  expect(change).toContain('\u2066۰۲۱-۸۸۰۰۱۹۰۰\u2069 ← \u2066۰۲۱-۸۸۰۰۱۹۰۱\u2069')
})

it('says that only the order or the look of a text changed', () => {
  const days: [string, string][] = [
    ['2026-12-21', 'یلدا'],
    ['2026-12-25', 'جشن'],
  ]
  expect(changes(calendar(...days), calendar(...days.toReversed()))).toEqual([
    'ترتیب یا شکل نوشته عوض شد',
  ])
})

it('lists no more than eight changes, and counts the others', () => {
  const days = Array.from({ length: 11 }, (_, at): [string, string] => [
    `2026-12-${10 + at}`,
    'تعطیل',
  ])
  const listed = changes(calendar(), calendar(...days))
  expect(listed).toHaveLength(9)
  expect(listed.at(-1)).toBe('و ۳ تغییر دیگر')
})

it('says nothing of what published no content', () => {
  expect(contentChanges({ content: null })).toEqual([])
})
