import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { css, cva } from '#styled/css/index.js'
import { saving as words } from '#i18n/fa/wishlist.ts'
import { ui } from '#i18n/fa/ui.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { savedSlugsQuery } from './wishlist.queries.ts'
import { saveAddress } from './save-address.ts'
import type { CardHeartProps } from '#src/goods/CardHeartContext.tsx'
import { useSignedIn } from '#src/lib/session.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { toast } from '#src/ui/toast.ts'

/**
 * The heart of a card, above the link that covers the whole card. A guest's leads to the sign-in; a customer's wishlist
 * is fetched once for all cards, and the flow when a heart is pressed.
 */
function CardHeart({ product: { slug, title }, look }: CardHeartProps) {
  const signedIn = useSignedIn()
  return (
    <span className={place({ look })}>
      {signedIn ? (
        <CustomersHeart slug={slug} title={title} />
      ) : (
        <a
          href={saveAddress(slug)}
          rel="nofollow"
          aria-label={words.saveNamed(title)}
          className={heart}
        >
          <Icon name="heart" size={20} />
        </a>
      )}
    </span>
  )
}

export const renderCardHeart = (props: CardHeartProps) => <CardHeart {...props} />

function CustomersHeart({ slug, title }: CardHeartProps['product']) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { data } = useQuery(savedSlugsQuery(api))
  const isSaved = data?.slugs.includes(slug) ?? false
  const press = async () => {
    const { saveFromCard } = await import('./save-from-card.ts')
    await saveFromCard(slug, isSaved, { api, queryClient, navigate })
  }
  return (
    <button
      type="button"
      aria-label={isSaved ? words.unsaveNamed(title) : words.saveNamed(title)}
      data-on={isSaved || undefined}
      onClick={() => void press().catch(() => toast({ text: ui.loadFailed, tone: 'error' }))}
      className={heart}
    >
      <Icon name={isSaved ? 'heart-fill' : 'heart'} size={20} />
    </button>
  )
}

/** On the picture it has the colors of the light plate; elsewhere those of the card. */
const place = cva({
  base: { position: 'absolute', insetInlineEnd: '1', zIndex: '1' },
  variants: {
    look: {
      vertical: { insetBlockStart: '1', color: '#4a585c', '& [data-on]': { color: '#00737a' } },
      horizontal: {
        insetBlockStart: { sm: '1' },
        insetBlockEnd: { base: '1', sm: 'auto' },
        color: { base: 'text-2', sm: '#4a585c' },
        '& [data-on]': { color: { base: 'brand', sm: '#00737a' } },
      },
    },
  },
})
const heart = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'full',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-3px' },
})
