import { useEffect, type RefObject } from 'react'
import { css } from '#styled/css/index.js'

/** Fades a row at the sides where `useFadedEnds` finds more of it. */
export const fadedEnds = css({
  '&[data-more=left]': { maskImage: 'linear-gradient(to right, transparent, #000 40px)' },
  '&[data-more=right]': { maskImage: 'linear-gradient(to left, transparent, #000 40px)' },
  '&[data-more=both]': {
    maskImage:
      'linear-gradient(to right, transparent, #000 40px, #000 calc(100% - 40px), transparent)',
  },
})

/**
 * Marks a row that scrolls sideways with the sides that hide a part of it. Its items may change in size, but not in
 * number.
 */
export function useFadedEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const mark = () => {
      const more = sidesOf(element)
      if (more === null) delete element.dataset['more']
      else element.dataset['more'] = more
    }
    // It calls at once, too.
    const observer = new ResizeObserver(mark)
    for (const part of [element, ...element.children]) observer.observe(part)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [row])
}

function sidesOf(row: HTMLElement): 'left' | 'right' | 'both' | null {
  const { left, right } = row.getBoundingClientRect()
  const sides = Array.from(row.children, (part) => part.getBoundingClientRect()).filter(
    // One that is not shown has none.
    ({ width }) => width > 0,
  )
  const isLeft = sides.some((side) => side.left < left - 1)
  const isRight = sides.some((side) => side.right > right + 1)
  if (isLeft && isRight) return 'both'
  if (isLeft) return 'left'
  return isRight ? 'right' : null
}
