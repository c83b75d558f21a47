import type { ReactNode } from 'react'
import { css, cva } from '#styled/css/index.js'
import { Amount } from './Price.tsx'

export type SummaryRow = {
  label: string
  /** Tomans, or words such as «رایگان». */
  value: number | string
  tone?: 'plain' | 'saving'
}

type Props = {
  title: string
  rows: readonly SummaryRow[]
  total: { label: string; value: number }
  /** What is no part of the sums, such as a monthly amount; above them, apart. */
  aside?: SummaryRow & { text: string }
  /** The one primary button. */
  action: ReactNode
  foot?: ReactNode
}

/** Sums with their total. Sticky on wide screens; the caller leaves out rows that are zero. */
export function SummaryPanel({ title, rows, total, aside, action, foot }: Props) {
  return (
    <section className={panel} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      {aside !== undefined && (
        <div className={apart}>
          <dl>
            <Row row={aside} />
          </dl>
          <p className={footText}>{aside.text}</p>
        </div>
      )}
      <dl>
        {rows.map((each) => (
          <Row key={each.label} row={each} />
        ))}
        <div className={totalRow}>
          <dt>{total.label}</dt>
          <dd>
            <Amount value={total.value} size="lg" />
          </dd>
        </div>
      </dl>
      {action}
      {foot !== undefined && <div className={footText}>{foot}</div>}
    </section>
  )
}

function Row({ row: { label, value, tone = 'plain' } }: { row: SummaryRow }) {
  return (
    <div className={row({ tone })}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? <Amount value={value} size="sm" /> : value}</dd>
    </div>
  )
}

const panel = css({
  position: { md: 'sticky' },
  insetBlockStart: { md: '104px' },
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: { md: 'summary' },
  flexShrink: '0',
  padding: { base: '4', sm: '6' },
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'surface',
})
const apart = css({
  padding: '8px 12px',
  borderRadius: 'md',
  bg: 'tint-firouzeh',
})
const heading = css({ textStyle: 'h3' })
const row = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    minHeight: '36px',
    '& dd': { marginInlineStart: 'auto' },
    textStyle: 'ui',
  },
  variants: {
    tone: {
      plain: { '& dt': { color: 'text-2' } },
      saving: { color: 'ok-text', '& span': { color: 'ok-text' } },
    },
  },
})
const totalRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  '& dd': { marginInlineStart: 'auto' },
  marginBlockStart: '4',
  paddingBlockStart: '4',
  borderBlockStart: '1px dashed {colors.border-strong}',
  textStyle: 'label',
})
const footText = css({ textStyle: 'caption', color: 'text-3' })
