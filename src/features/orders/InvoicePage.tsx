import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { LoadContext, PageDefinition, PageParams } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { InvoiceDownload } from './InvoiceDownload.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { orderIdOf } from './order-id.ts'
import { invoiceQuery } from './shared/orders.queries.ts'

export const invoicePage: PageDefinition = { load: loadInvoice, Page: InvoicePage }

const words = orders.invoice

async function loadInvoice({ queryClient, api, params }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(invoiceQuery(api, orderIdOf(params))),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

/** The invoice of a delivered order, to look at and to save. */
function InvoicePage({ params }: { params: PageParams }) {
  const id = orderIdOf(params)
  const { data: invoice } = useSuspenseQuery(invoiceQuery(useApi(), id))
  const title = words.title(toPersianDigits(invoice.tracking_code))
  return (
    <div className={page}>
      <Head title={title} canonical={paths.orderInvoice(id)} index={false} />
      <Link href={paths.order(id)} className={`${textLink} ${onScreen}`}>
        <Icon name="arrow-back" size={20} />
        {words.back}
      </Link>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1' })} tabIndex={-1}>
          {title}
        </h1>
        <InvoiceDownload orderId={id} />
      </div>
      <section className={frame} aria-label={title} data-own-letterhead>
        <InvoiceSheet invoice={invoice} />
      </section>
    </div>
  )
}

const page = css({
  paddingBlock: { base: '4', _print: '0' },
  paddingBlockEnd: { base: '16', _print: '0' },
})
const onScreen = css({ display: { _print: 'none!' } })
const head = css({
  display: { base: 'flex', _print: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '4',
})
/** On a narrow page, the sheet has the width of that; on paper it keeps its table, as wide as the paper. */
const frame = css({
  containerType: { base: 'inline-size', _print: 'normal' },
  overflow: 'hidden',
  border: { base: '1px solid {colors.border}', _print: '0' },
  borderRadius: 'lg',
  breakInside: { _print: 'auto!' },
  bg: '#fff',
  maxWidth: '1002px',
  marginInline: 'auto',
})
