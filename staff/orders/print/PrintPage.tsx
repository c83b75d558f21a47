import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { css, cx } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ordersToPrintQuery, queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { AddressLabel } from './AddressLabel.tsx'
import { outdatedKinds } from './outdated-kinds.ts'
import { PackingSlip } from './PackingSlip.tsx'
import { mostPrinted, printHref, readPrintQuery, type PrintQuery } from './print-query.ts'
import './print.css'

const words = staffOrders.print

/** Packing slips or labels of the orders that the URL names, one sheet per order. */
export function PrintPage() {
  const [params] = useSearchParams()
  const query = readPrintQuery(params)
  const { ids, kind, paper } = query
  const printed = ids.slice(0, mostPrinted)
  const api = useApi()
  const { data, error, refetch } = useQuery({
    ...ordersToPrintQuery(api, printed),
    enabled: ids.length > 0,
  })
  const orders = data?.results ?? []
  const recording = useRecording()
  usePrinting(() => {
    if (data !== undefined && orders.length > 0)
      recording.mutate({ kind, last_corrections: data.last_corrections })
  })
  const prints = data?.prints ?? []
  const outdated = orders.flatMap(({ id }) => {
    const what = outdatedKinds(prints.filter((print) => print.order_id === id))
    return what === null ? [] : words.outdatedOrder(toPersianDigits(id), what)
  })
  const skus = new Map(data?.skus.map((each) => [each.product_id, each.sku]))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={onScreen}>
        <DetailHead title={words.title} back={backFrom(ids)} status={null} />
      </div>
      {ids.length === 0 ? (
        <EmptyState
          scene={<ParcelScene />}
          title={words.none}
          text={words.noneText}
          actions={<ButtonLink href={paths.orders}>{words.back}</ButtonLink>}
        />
      ) : (
        <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <div className={cx(tools, onScreen)}>
            <p role="status">{words.total(number(orders.length))}</p>
            <Choices query={query} />
            <Button icon="receipt" onClick={() => window.print()}>
              {words.print}
            </Button>
            {printed.length < ids.length && (
              <Note tone="warn" role="alert">
                {words.first(number(mostPrinted))}
              </Note>
            )}
            {orders.length < printed.length && (
              <Note tone="warn" role="alert">
                {words.missing(number(printed.length - orders.length))}
              </Note>
            )}
            {outdated.length > 0 && (
              <Note tone="warn" role="alert">
                {words.outdatedOrders(outdated.join('، '))}
              </Note>
            )}
            {recording.isError && (
              <Retry
                text={words.unrecorded}
                onRetry={() => recording.mutate(recording.variables)}
              />
            )}
          </div>
          <div className={sheets}>
            {orders.map((order) =>
              kind === 'labels' ? (
                <AddressLabel key={order.id} order={order} />
              ) : (
                <PackingSlip key={order.id} order={order} skus={skus} paper={paper} />
              ),
            )}
          </div>
        </>
      )}
    </>
  )
}

/** The order if only one is printed, otherwise the list. */
function backFrom([id, ...others]: readonly number[]) {
  return id === undefined || others.length > 0
    ? { href: paths.orders, text: words.back }
    : { href: paths.order(id), text: words.order(toPersianDigits(id)) }
}

/** Logs a print. What is shown of the orders is read again. */
function useRecording() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Schemas['PrintRecord']) => unwrap(api.POST('/staff/order-print/', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.anyOrder }),
  })
}

/** Calls `onPrint` whenever the browser prints the page, by the button or by its own menu. */
function usePrinting(onPrint: () => void): void {
  const print = useEffectEvent(onPrint)
  useEffect(() => {
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
}

function Choices({ query }: { query: PrintQuery }) {
  const { kind, paper } = query
  return (
    <>
      <nav aria-label={words.kind} className={chipRow}>
        {(['slips', 'labels'] as const).map((each) => (
          <ChipLink key={each} href={printHref({ ...query, kind: each })} selected={each === kind}>
            {words.kinds[each]}
          </ChipLink>
        ))}
      </nav>
      {kind === 'labels' ? (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.labelPaper}</p>
      ) : (
        <nav aria-label={words.paper} className={chipRow}>
          {(['a5', 'a4'] as const).map((each) => (
            <ChipLink
              key={each}
              href={printHref({ ...query, paper: each })}
              selected={each === paper}
            >
              <bdi>{words.papers[each]}</bdi>
            </ChipLink>
          ))}
        </nav>
      )}
    </>
  )
}

const onScreen = css({ _print: { display: 'none' } })
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  marginBlockEnd: '6',
})
const sheets = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  _print: { display: 'block' },
})
