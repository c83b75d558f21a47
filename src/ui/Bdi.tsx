import { createElement, Fragment, type ReactNode } from 'react'
import { localizeDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'

/** Words and numbers, and what follows them in brackets: «OLED (Super Retina XDR)». */
const latinRun =
  /(\d*[A-Za-z][A-Za-z0-9]*(?:[ +./-]+[A-Za-z0-9]+)*\+?(?: \([A-Za-z0-9][A-Za-z0-9 +./-]*\))?)/g

type Props = {
  children: string
  /** The most characters shown on phones; CSS hides the rest. */
  phoneLength?: number
}

/**
 * Persian text whose Latin runs (such as model names) are isolated and, without brackets, kept on one line, and whose
 * other numbers are in Persian digits.
 */
export function Bdi({ children, phoneLength = Infinity }: Props) {
  let start = 0
  const parts = localizeDigits(children)
    .split(latinRun)
    .map((part, position) => {
      const content = splitAt(part, phoneLength - start)
      start += part.length
      // Splitting by a captured group puts the Latin runs at the odd positions.
      return position % 2 === 1
        ? createElement('bdi', { className: part.includes('(') ? undefined : unbroken }, ...content)
        : content
    })
  if (children.length > phoneLength) parts.push(createElement('span', { className: onPhone }, '…'))
  return createElement(Fragment, null, ...parts.flat())
}

/** The first `length` characters, and the others in an element that phones hide. */
function splitAt(text: string, length: number): ReactNode[] {
  if (text.length <= length) return [text]
  const first = text.slice(0, Math.max(0, length))
  return [first, createElement('span', { className: beyondPhone }, text.slice(first.length))]
}

const unbroken = css({ whiteSpace: 'nowrap' })
const onPhone = css({ display: { sm: 'none' } })
const beyondPhone = css({ display: { base: 'none', sm: 'inline' } })
