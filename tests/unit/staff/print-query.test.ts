import { describe, expect, it } from 'vitest'
import { printHref, readPrintQuery, type PrintQuery } from '#staff/orders/print/print-query.ts'

const read = (query: string) => readPrintQuery(new URLSearchParams(query))

describe('the query of the page that prints orders', () => {
  it.each<[string, PrintQuery]>([
    ['ids=3,1,2', { ids: [3, 1, 2], kind: 'slips', paper: 'a5' }],
    ['ids=3&kind=labels', { ids: [3], kind: 'labels', paper: 'a5' }],
    ['ids=3&paper=a4', { ids: [3], kind: 'slips', paper: 'a4' }],
  ])('%s is read and written', (text, query) => {
    expect(read(text)).toEqual(query)
    expect(printHref(query)).toBe(`/staff/orders/print?${text}`)
  })

  it('leaves out what is no id, repeats nothing, and keeps what is more than a call brings', () => {
    expect(read('ids=1,x,-2,1,2.5,').ids).toEqual([1])
    expect(read('').ids).toEqual([])
    const many = Array.from({ length: 120 }, (_, index) => index + 1)
    expect(read(`ids=${many.join(',')}`).ids).toEqual(many)
  })
})
