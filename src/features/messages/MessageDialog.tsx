import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { day } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { MessageText } from './shared/MessageText.tsx'

const words = account.messages

type Props = { message: Schemas['Message'] | null; onClose: () => void }

/** A message with its whole text and the product or the order that it is about; loading it marks it as seen. */
export function MessageDialog({ message, onClose }: Props) {
  return (
    <Dialog open={message !== null} onClose={onClose} title={message?.title ?? ''}>
      {message !== null && <Detail id={message.id} />}
    </Dialog>
  )
}

function Detail({ id }: { id: number }) {
  const api = useApi()
  const { data, isError, error, refetch } = useQuery({
    queryKey: queryKeys.message(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/ticket/message/{id}/', { params: { path: { id } }, signal })),
    staleTime: Infinity,
  })
  if (data === undefined)
    return isError ? (
      <LoadFailure error={error} text={words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="96px" />
    )
  const { text, send_at, product, order_id: orderId, link } = data
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <time className={css({ textStyle: 'caption', color: 'text-2' })} dateTime={send_at}>
        {day(send_at)}
      </time>
      <MessageText text={text} />
      {link !== null && (
        <div>
          <ButtonLink look="tonal" href={link} iconEnd="caret">
            {words.toPage}
          </ButtonLink>
        </div>
      )}
      {orderId !== null && (
        <div>
          <ButtonLink look="tonal" href={paths.order(orderId)} iconEnd="caret">
            {words.toOrder}
          </ButtonLink>
        </div>
      )}
      {product !== null && (
        <Link
          href={paths.product(product.slug)}
          className={goods}
          aria-label={`${words.toProduct}: ${product.title}`}
        >
          <Picture
            src={product.main_image.image}
            alt={product.main_image.alt_text}
            width={56}
            height={56}
            sizes="56px"
          />
          {product.title}
          <Icon name="caret" size={20} />
        </Link>
      )}
    </div>
  )
}

const goods = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  textStyle: 'ui',
  _hover: { borderColor: 'border-strong' },
  '& img': { flexShrink: '0', width: '56px', height: '56px', borderRadius: 'sm', bg: 'plate' },
  '& svg': { marginInlineStart: 'auto' },
})
