import { useSearchParams } from 'wouter'
import { css } from '#styled/css/index.js'
import { paymentResult } from '#i18n/fa/invoice.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { readReturn, type ResultKind } from './bank-return.ts'

const addresses = {
  order: paths.paymentCallback,
  mobile: paths.mobileCallback,
  wallet: paths.walletCallback,
} satisfies Record<ResultKind, string>

/** The page to which the bank returns. */
export function ResultPage({ kind }: { kind: ResultKind }) {
  const [query] = useSearchParams()
  return (
    <div className={page}>
      <Head title={paymentResult.title} canonical={addresses[kind]} index={false} />
      <PaymentResult key={query.toString()} back={readReturn(query, kind)} />
    </div>
  )
}

const page = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: { base: '6', md: '8' },
  paddingBlockEnd: { base: '6', md: '12' },
})
