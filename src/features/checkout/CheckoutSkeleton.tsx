import { css, cx } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import type { CheckoutStep } from '#machines/flows/checkout/checkout.types.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { columns } from './CheckoutFrame.tsx'
import { panel, panelHead } from './Panel.tsx'
import { MethodsSkeleton } from './delivery/MethodsSkeleton.tsx'

/** The outline of a step of the checkout while the cart loads: its first panel and the sums, as tall as they come. */
export function CheckoutSkeleton({ step }: { step: CheckoutStep }) {
  return (
    <div className={cx(columns, row)} aria-busy role="status" aria-label={checkout.loading}>
      <div className={cx(panel, main)}>
        <div className={panelHead}>
          <Skeleton width="24px" height="24px" />
          <Skeleton width="112px" height="20px" />
        </div>
        {step === 'cart' && <Line />}
        {step === 'delivery' && <Ways />}
        {step === 'invoice' && <Facts />}
      </div>
      <div className={cx(panel, side)}>
        <Skeleton width="96px" height="20px" />
        {[1, 2, 3].map((each) => (
          <div key={each} className={sum}>
            <Skeleton width="88px" height="16px" />
            <Skeleton width="112px" height="16px" />
          </div>
        ))}
      </div>
    </div>
  )
}

function Line() {
  return (
    <div className={line}>
      <Skeleton height="112px" radius="12px" />
      <div className={texts}>
        <Skeleton height="20px" />
        <Skeleton width="70%" height="20px" />
        <Skeleton width="40%" height="16px" />
        <Skeleton width="60%" height="16px" />
        <Skeleton width="50%" height="16px" />
      </div>
      <div className={amount}>
        <Skeleton width="128px" height="48px" radius="12px" />
        <Skeleton width="120px" height="24px" />
      </div>
    </div>
  )
}

function Ways() {
  return (
    <div className={padded}>
      <div className={ways}>
        <Skeleton height="76px" radius="12px" />
        <Skeleton height="76px" radius="12px" />
      </div>
      <MethodsSkeleton />
    </div>
  )
}

function Facts() {
  return (
    <div className={facts}>
      {[1, 2, 3, 4].map((each) => (
        <div key={each} className={texts}>
          <Skeleton width="64px" height="14px" />
          <Skeleton width="80%" height="20px" />
        </div>
      ))}
    </div>
  )
}

const row = css({
  paddingBlock: { base: '4', md: '8' },
  paddingBlockEnd: { base: '96px', md: '16' },
})
const main = css({ flex: { md: '1' }, minWidth: '0' })
const side = css({
  display: 'grid',
  gap: '4',
  width: { md: 'summary' },
  padding: { base: '4', sm: '6' },
})
const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '112px minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
  gap: '4',
  padding: { base: '4', sm: '6' },
})
const texts = css({ display: 'grid', alignContent: 'start', gap: '3' })
const amount = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})
const padded = css({ display: 'grid', gap: '6', padding: { base: '4', sm: '6' } })
const ways = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
  padding: { base: '4', sm: '6' },
})
const sum = css({ display: 'flex', justifyContent: 'space-between', minHeight: '20px' })
