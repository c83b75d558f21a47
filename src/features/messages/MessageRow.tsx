import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { day } from '#src/lib/format.ts'
import { excerpt } from '#src/lib/truncate.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = account.messages

type Props = {
  message: Schemas['Message']
  onOpen: (message: Schemas['Message']) => void
}

/** A message of the list; it opens in a dialog. */
export function MessageRow({ message, onOpen }: Props) {
  const { title, text, send_at, seen } = message
  return (
    <li>
      <button type="button" className={row} onClick={() => onOpen(message)}>
        <Icon name="mail" className={seen ? css({ color: 'text-3' }) : css({ color: 'brand' })} />
        <span className={facts}>
          <span className={seen ? heading : unseenHeading}>{title}</span>
          <span className={beginning}>{excerpt(text, 100)}</span>
        </span>
        <span className={end}>
          {!seen && <Badge tone="brand">{words.unseen}</Badge>}
          <time className={css({ textStyle: 'caption', color: 'text-2' })} dateTime={send_at}>
            {day(send_at)}
          </time>
        </span>
      </button>
    </li>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { borderColor: 'border-strong' },
})
const facts = css({ display: 'grid', flex: '1', gap: '1', minWidth: '0' })
const heading = css({ textStyle: 'ui' })
const unseenHeading = css({ textStyle: 'label' })
const beginning = css({ textStyle: 'small', color: 'text-2' })
const end = css({
  display: 'grid',
  justifyItems: 'end',
  gap: '1',
  flexShrink: '0',
})
