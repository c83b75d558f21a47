import { useSearchParams } from 'wouter'
import { css } from '#styled/css/index.js'
import { paymentResult } from '#i18n/fa/invoice.ts'
import { PaymentResult } from './PaymentResult.tsx'
import { readReturn } from './bank-return.ts'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'

export const paymentCallbackPage: PageDefinition = { Page: PaymentCallbackPage }

function PaymentCallbackPage() {
  const [query] = useSearchParams()
  return (
    <div className={page}>
      <Head title={paymentResult.title} canonical={paths.paymentCallback} index={false} />
      <PaymentResult key={query.toString()} back={readReturn(query)} />
    </div>
  )
}

const page = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: { base: '6', md: '8' },
  paddingBlockEnd: { base: '6', md: '12' },
})
