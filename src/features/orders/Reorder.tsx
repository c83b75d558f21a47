import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { orders } from '#i18n/fa/orders.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { paths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = orders.reorder

/** A button that adds the goods of an order to the cart again, and says what could not be added. */
export function Reorder({ orderId: id, look }: { orderId: number; look: 'tonal' | 'line' }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/purchase/v4/order/{id}/reorder/', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.cart }),
  })
  const joined = (data?.added ?? []).filter((item) => item.in_cart > item.quantity)
  const isPlain = joined.length === 0 && data?.missing.length === 0
  return (
    <>
      <Button
        look={look}
        icon="cart"
        busy={isPending}
        busyLabel={words.busy}
        onClick={() => mutate()}
      >
        {words.open}
      </Button>
      <div role="status" className={result}>
        {data !== undefined && (
          <Note
            tone={isPlain ? 'ok' : 'warn'}
            icon={isPlain ? 'check' : 'info'}
            action={
              data.added.length > 0 && (
                <ButtonLink href={paths.cart} size="sm" look="line">
                  {words.toCart}
                </ButtonLink>
              )
            }
          >
            {data.added.length > 0 ? words.done : words.none}
            {joined.length > 0 && (
              <ul>
                {joined.map((item) => (
                  <li key={item.price_id}>
                    <Bdi>
                      {words.joined(
                        item.title,
                        item.color_name,
                        toPersianDigits(item.in_cart - item.quantity),
                        toPersianDigits(item.in_cart),
                      )}
                    </Bdi>
                  </li>
                ))}
              </ul>
            )}
            {data.missing.length > 0 && data.added.length > 0 && (
              <>
                <br />
                {words.missing}
              </>
            )}
            {data.missing.length > 0 && (
              <ul>
                {data.missing.map((item) => (
                  <li key={item.price_id}>
                    <Bdi>
                      {words.item(item.title, item.color_name, toPersianDigits(item.quantity))}
                    </Bdi>
                  </li>
                ))}
              </ul>
            )}
          </Note>
        )}
      </div>
      {error !== null && (
        <div className={result}>
          <FailureNote failure={failureOf(error)} onRetry={() => mutate()} />
        </div>
      )}
    </>
  )
}

const result = css({ order: '1', flexBasis: '100%', _empty: { display: 'none' } })
