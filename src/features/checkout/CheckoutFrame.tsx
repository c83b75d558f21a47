import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Amount } from '#src/goods/Price.tsx'

type Props = {
  title: string
  /** Above both columns, such as notes. */
  above?: ReactNode
  /** Panels of the step. */
  children: ReactNode
  /** The panel of sums, next to the step on wide screens. */
  side: ReactNode
  /** The bar at the bottom of phones: amount and the one button. */
  bar: { label: string; amount: number; action: ReactNode }
}

/** A step of the checkout: its panels, the sums next to them, and on phones the bar with amount and button. */
export function CheckoutFrame({ title, above, children, side, bar }: Props) {
  return (
    <div className={page}>
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {title}
      </h1>
      {above}
      <div className={columns}>
        <div className={panels}>{children}</div>
        <div className={sideColumn}>{side}</div>
      </div>
      <div className={bottomBar}>
        <div>
          <p className={barLabel}>{bar.label}</p>
          <Amount value={bar.amount} />
        </div>
        {bar.action}
      </div>
    </div>
  )
}

/** For the panel's button, which on phones is in the bar instead. */
export const onWideScreens = css({ display: { base: 'none', md: 'block' } })

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: { base: '4', md: '8' },
  paddingBlockEnd: { base: '6rem', md: '16' },
})
/** The panels and the sums: side by side on wide screens. */
export const columns = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'flex-start' },
  gap: { base: '4', md: '6' },
})
const panels = css({
  flex: '1',
  minWidth: '0',
  width: 'full',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
})
const sideColumn = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: { base: 'full', md: 'summary' },
  flexShrink: '0',
  position: { md: 'sticky' },
  insetBlockStart: { md: '104px' },
})
const barLabel = css({
  maxWidth: 'max(44vw, 9.5rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textStyle: 'caption',
  color: 'text-2',
})
/** A button that has no room beside the amount goes below it. */
const bottomBar = css({
  display: { base: 'flex', md: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  position: 'fixed',
  insetBlockEnd: '0',
  insetInline: '0',
  zIndex: 'bar',
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  paddingInline: 'gutter',
  '& > button': { maxWidth: { sm: '320px' }, marginInlineStart: { sm: 'auto' } },
  bg: 'surface',
  boxShadow: 'bar',
  '& button': { flex: '1 1 7.5rem', minWidth: '0' },
})
