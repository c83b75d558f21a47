import { describe, expect, it } from 'vitest'
import { nameRule } from '#src/lib/field-rules.ts'

describe('the name on a request', () => {
  it.each<[string, string | true]>([
    ['مریم رضایی', true],
    ['علی\u200cرضا مهرپور', true],
    [' ', 'فیلد الزامی است'],
    ['علی۱۲', 'لطفا فقط حروف وارد نمایید'],
    ['علی12', 'لطفا فقط حروف وارد نمایید'],
    ['مریم رضایی حاجی\u200cزاده', 'حداکثر ۱۵ نویسه'],
  ])('%j: %j', (typed, message) => {
    expect(nameRule(15)(typed)).toBe(message)
  })
})
