import { Fragment } from 'react'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Icon } from './icon/Icon.tsx'
import { pageWindow } from './page-window.ts'

type Props = {
  page: number
  pageCount: number
  /** The URL of a page of the list. */
  href: (page: number) => string
}

/** Links to the pages of a list; they work before hydration. */
export function Pagination({ page, pageCount, href }: Props) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={ui.pages} className={row}>
      <Step
        rel="prev"
        href={page > 1 ? href(page - 1) : null}
        icon="caret-back"
        label={ui.previousPage}
      />
      {pageWindow(page, pageCount).map(({ page: each, near, gapBefore }) => (
        <Fragment key={each}>
          {gapBefore !== null && (
            <span className={cell({ gap: true, narrow: gapBefore === 'narrow' })}>…</span>
          )}
          <Link
            href={href(each)}
            aria-current={each === page ? 'page' : undefined}
            aria-label={ui.page(toPersianDigits(each))}
            className={cell({ current: each === page, wide: !near })}
          >
            {toPersianDigits(each)}
          </Link>
        </Fragment>
      ))}
      <Step
        rel="next"
        href={page < pageCount ? href(page + 1) : null}
        icon="caret"
        label={ui.nextPage}
      />
    </nav>
  )
}

type StepProps = {
  rel: 'prev' | 'next'
  href: string | null
  icon: 'caret' | 'caret-back'
  label: string
}

function Step({ rel, href, icon, label }: StepProps) {
  return href === null ? (
    <span className={cell({ off: true })} aria-hidden>
      <Icon name={icon} size={20} />
    </span>
  ) : (
    <Link rel={rel} href={href} aria-label={label} className={cell({})}>
      <Icon name={icon} size={20} />
    </Link>
  )
}

const row = css({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: { md: 'wrap' },
  gap: { base: '0', md: '1' },
  paddingBlock: '8',
})
const cell = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'tap',
    height: 'tap',
    borderRadius: 'md',
    textStyle: 'label',
  },
  variants: {
    current: {
      true: { bg: 'brand', color: 'on-brand' },
      false: { '&[href]:hover': { bg: 'brand-soft' } },
    },
    gap: { true: { minWidth: '24px' } },
    off: { true: { color: 'text-disabled' } },
    wide: { true: { display: { base: 'none', md: 'grid' } } },
    narrow: { true: { display: { base: 'grid', md: 'none' } } },
  },
  defaultVariants: { current: false },
})
