import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toPersianDigits } from '#domain/digits.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { invoiceQuery } from './shared/orders.queries.ts'

const words = orders.invoice

/** A button that saves the invoice of an order as a PDF, made in the browser from a sheet out of sight. */
export function InvoiceDownload({ orderId }: { orderId: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [invoice, setInvoice] = useState<Schemas['Invoice'] | null>(null)
  const drawn = useRef<((sheet: HTMLElement) => void) | null>(null)
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async () => {
      const [{ invoicePdf }, data] = await Promise.all([
        import('./invoice-pdf.ts'),
        queryClient.fetchQuery(invoiceQuery(api, orderId)),
      ])
      const { promise, resolve } = Promise.withResolvers<HTMLElement>()
      drawn.current = resolve
      setInvoice(data)
      const pdf = await invoicePdf(await promise)
      saveFile(pdf, words.file(toPersianDigits(data.tracking_code)))
    },
    onSettled: () => setInvoice(null),
  })
  return (
    <>
      <Button
        look="line"
        icon="download"
        busy={isPending}
        busyLabel={words.busy}
        onClick={() => mutate()}
      >
        {words.download}
      </Button>
      {isError && <Retry text={words.failed} onRetry={() => mutate()} />}
      {invoice !== null &&
        createPortal(
          <div className={away} aria-hidden>
            <InvoiceSheet
              invoice={invoice}
              ref={(sheet) => {
                if (sheet !== null) drawn.current?.(sheet)
              }}
            />
          </div>,
          document.body,
        )}
    </>
  )
}

/** Outside of the window, where it is still laid out. */
const away = css({ position: 'fixed', insetBlockStart: '0', insetInlineStart: '200vw' })
