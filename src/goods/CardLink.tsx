import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'

type Props = { href: string; title?: string; newTab?: boolean; children: ReactNode }

/** The link of the title; its target is the whole card. */
export function CardLink({ newTab = false, ...rest }: Props) {
  return newTab ? (
    <a {...rest} target="_blank" className={link} />
  ) : (
    <Link {...rest} className={link} />
  )
}

const link = css({
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  },
})
