/** A button of the pagination. A narrow screen shows only the `near` ones. */
export type PageButton = {
  page: number
  near: boolean
  /** Whether pages are left out before it: at every width, on narrow screens only, or not. */
  gapBefore: 'always' | 'narrow' | null
}

const maxButtons = 20
const nearDistance = 1

/** At most twenty pages: the first, the last and those around the current one. */
export function pageWindow(page: number, pageCount: number): PageButton[] {
  const pages = pageCount <= maxButtons ? span(1, pageCount) : around(page, pageCount)
  const isNear = (number: number) =>
    number === 1 || number === pageCount || isAdjacent(number, page, pageCount)
  return pages.map((number, index) => {
    const before = pages[index - 1] ?? 0
    const near = isNear(number)
    if (index > 0 && number - before > 1) return { page: number, near, gapBefore: 'always' }
    return { page: number, near, gapBefore: near && index > 0 && !isNear(before) ? 'narrow' : null }
  })
}

function around(page: number, pageCount: number): number[] {
  const inner = maxButtons - 2
  const first = Math.min(Math.max(page - inner / 2, 2), pageCount - inner)
  return [1, ...span(first, first + inner - 1), pageCount]
}

/** At the ends of the list the narrow window keeps its width. */
function isAdjacent(number: number, page: number, pageCount: number): boolean {
  const center = Math.min(Math.max(page, 1 + nearDistance), pageCount - nearDistance)
  return Math.abs(number - center) <= nearDistance
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
