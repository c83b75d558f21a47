import type { ReactNode } from 'react'
import { staffModeration as words } from '#i18n/fa/staff-moderation.ts'
import { css } from '#styled/css/index.js'
import { day, phoneNumber } from '#src/lib/format.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'

type Props = {
  product: { slug: string; title: string }
  author: { display_name: string; send_at: string; phone_number: string | null; is_buyer?: boolean }
  /** Between its head and its text. */
  above?: ReactNode
  text: string
  /** What belongs to it, then what can be done with it. */
  children: ReactNode
}

/** Something that a customer wrote about a product, as one entry of a queue. */
export function Written({ product, author, above, text, children }: Props) {
  const { phone_number: phone } = author
  return (
    <li className={box}>
      <a href={shopPaths.product(product.slug)} className={title}>
        <Bdi>{product.title}</Bdi>
      </a>
      <p className={meta}>
        {words.by(author.display_name, day(author.send_at))}
        {phone !== null && (
          <span>
            {words.phone} <bdi>{phoneNumber(phone)}</bdi>
          </span>
        )}
        {author.is_buyer === true && <Badge tone="ok">{words.buyer}</Badge>}
      </p>
      {above}
      <p className={body}>{text}</p>
      {children}
    </li>
  )
}

const box = css({
  display: 'grid',
  gap: '3',
  padding: { base: '4', sm: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const title = css({
  // No flex container, in which each piece of a title would be a column of its own.
  display: 'inline-block',
  paddingBlock: '2',
  marginBlock: '-2',
  textStyle: 'label',
  color: 'brand-text',
})
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
  color: 'text-2',
})
const body = css({ textStyle: 'body', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
