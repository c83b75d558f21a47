import { useQuery } from '@tanstack/react-query'
import { wallet } from '#i18n/fa/wallet.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day, phoneNumber } from '#src/lib/format.ts'
import { Amount } from '#src/goods/Price.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { GiftCode } from './GiftCode.tsx'
import { giftCardsQuery } from './wallet-history.queries.ts'

const words = wallet.gifts.list

/** The gift cards that the customer bought, newest first. */
export function GiftCardList() {
  const { data, isLoadingError, error, refetch } = useQuery(giftCardsQuery(useApi()))
  if (isLoadingError) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height="64px" radius="16px" />
  if (data.length === 0)
    return <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.empty}</p>
  return (
    <ul className={list} aria-label={words.title}>
      {data.map((card) => (
        <li key={card.id} className={row}>
          <div className={css({ display: 'grid' })}>
            <GiftCode code={card.gift_code} />
            <span className={css({ textStyle: 'small', color: 'text-2' })}>
              <time dateTime={card.created_at}>{day(card.created_at)}</time>
              {card.recipient_phone !== null && `، ${words.to(phoneNumber(card.recipient_phone))}`}
            </span>
          </div>
          <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
            <Amount value={card.amount} size="sm" />
            <CardState card={card} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function CardState({ card }: { card: Schemas['GiftCard'] }) {
  if (card.revoked_at !== null) return <Badge tone="neutral">{words.revoked}</Badge>
  if (card.redeemed_at !== null) return <Badge tone="neutral">{words.used}</Badge>
  return <Badge tone="ok">{words.unused}</Badge>
}

const list = css({ '& > li + li': { borderBlockStart: '1px solid {colors.border}' } })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '3',
})
