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
      <Link href={paths.order(id)} className={textLink}>
        <Icon name="arrow-back" size={20} />
        {words.back}
      </Link>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1' })} tabIndex={-1}>
          {title}
        </h1>
        <InvoiceDownload orderId={id} />
      </div>
      <p className={hint}>
        <Icon name="hand" size={20} />
        {words.wide}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on narrow screens */}
      <section className={frame} aria-label={title} tabIndex={0}>
        <InvoiceSheet invoice={invoice} />
      </section>
    </div>
  )
}

const page = css({ paddingBlock: '4', paddingBlockEnd: '16' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '4',
})
/** Where the sheet is wider than the page. */
const hint = css({
  display: 'none',
  alignItems: 'center',
  gap: '2',
  marginBlockEnd: '3',
  textStyle: 'small',
  color: 'text-2',
  '@media (max-width: 1063px)': { display: 'flex' },
})
const frame = css({
  overflowX: 'auto',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: '#fff',
  width: 'fit-content',
  maxWidth: 'full',
  marginInline: 'auto',
})
