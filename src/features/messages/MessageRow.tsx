import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { messagesQuery } from './shared/messages.queries.ts'
import { day } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'

const words = account.messages

/** A message; opening it marks it as seen. */
export function MessageRow({ message }: { message: Schemas['Message'] }) {
  const { id, title, text, send_at, seen, product } = message
  const open = useOpening()
  return (
    <li>
      <details
        className={box}
        onToggle={(event) => event.currentTarget.open && !seen && open.mutate(id)}
      >
        <summary className={head}>
          <Icon name="mail" className={seen ? css({ color: 'text-3' }) : css({ color: 'brand' })} />
          <span className={seen ? heading : unseenHeading}>{title}</span>
          {!seen && <Badge tone="brand">{words.unseen}</Badge>}
          <time className={date} dateTime={send_at}>
            {day(send_at)}
          </time>
          <Icon name="caret-down" size={20} />
        </summary>
        <p className={body}>{text}</p>
        {product !== null && (
          <Link href={paths.product(product.slug)} className={goods}>
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
      </details>
    </li>
  )
}

function useOpening() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api.GET('/ticket/message/{id}/', { params: { path: { id } } })),
    onSuccess: (opened) =>
      queryClient.setQueryData(messagesQuery(api).queryKey, (known) =>
        known?.map((each) => (each.id === opened.id ? opened : each)),
      ),
  })
}

const box = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  '&[open] summary > svg:last-child': { transform: 'rotate(180deg)' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '64px',
  paddingInline: '4',
  borderRadius: 'lg',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const heading = css({ flex: '1', textStyle: 'ui' })
const unseenHeading = css({ flex: '1', textStyle: 'label' })
const date = css({ textStyle: 'caption', color: 'text-2', whiteSpace: 'nowrap' })
const body = css({ paddingInline: '4', paddingBlockEnd: '4', textStyle: 'body', color: 'text-2' })
const goods = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  margin: '0 16px 16px',
  padding: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  textStyle: 'ui',
  _hover: { borderColor: 'border-strong' },
  '& img': { flexShrink: '0', width: '56px', height: '56px', borderRadius: 'sm', bg: 'plate' },
  '& svg': { marginInlineStart: 'auto' },
})
