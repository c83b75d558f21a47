import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The layout of the checkout while the cart loads. */
export function CheckoutSkeleton() {
  return (
    <div className={row} aria-busy role="status" aria-label={checkout.loading}>
      <Skeleton className={main} />
      <Skeleton className={side} />
    </div>
  )
}

const row = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  gap: { base: '4', md: '6' },
  paddingBlock: { base: '4', md: '8' },
})
const main = css({ flex: { md: '1' }, height: '420px', borderRadius: 'lg' })
const side = css({ height: '260px', width: { md: 'summary' }, borderRadius: 'lg' })
