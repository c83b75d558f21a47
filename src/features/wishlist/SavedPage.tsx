import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import { createSavedRemovalActors } from '#machines/flows/saved-removal/saved-removal.actors.ts'
import { savedRemovalMachine } from '#machines/flows/saved-removal/saved-removal.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { savedProductsQuery } from './wishlist.queries.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { CardHeartContext } from '#src/goods/CardHeartContext.tsx'
import { cardOfListed } from '#src/goods/card-product.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { connectSavedRemoval } from './connect-saved-removal.ts'
import { SavedRemovalDialog } from './SavedRemovalDialog.tsx'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { HeartScene } from '#src/ui/scenes/HeartScene.tsx'

const words = account.saved

export const savedPage: PageDefinition = { load: loadSaved, Page: SavedPage }

async function loadSaved({ queryClient, api, search }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(savedProductsQuery(api, pageOf(search))),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

/** The products that the customer saved, last saved first. */
function SavedPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [query] = useSearchParams()
  const { data } = useSuspenseQuery(savedProductsQuery(api, pageOf(query)))
  const page = useLostFocus(data, 'h1')
  const removal = useFlow(() => ({
    machine: savedRemovalMachine,
    live: () => savedRemovalMachine.provide({ actors: createSavedRemovalActors(api) }),
    input: () => undefined,
    listen: (actor) => connectSavedRemoval(actor, queryClient),
  }))
  return (
    <AccountFrame>
      <div ref={page}>
        <Head title={words.title} canonical={paths.wishlist} index={false} />
        <AccountHeading title={words.title} />
        {data.results.length === 0 ? (
          <EmptyState
            scene={<HeartScene />}
            title={words.empty}
            text={words.emptyText}
            actions={<ButtonLink href={paths.products}>{words.toShop}</ButtonLink>}
          />
        ) : (
          <CardHeartContext value={noHeart}>
            <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '3' })}>
              {words.note}
            </p>
            <ul className={grid} aria-label={words.title}>
              {data.results.map(({ id, product }) => (
                <li key={id} className={css({ position: 'relative' })}>
                  <ProductCard product={cardOfListed(product)} look="horizontal" titleLength={50} />
                  <IconButton
                    icon="trash"
                    label={words.remove(product.title)}
                    className={remove}
                    onClick={() =>
                      removal.send({
                        type: 'removal.requested',
                        item: { saveId: id, slug: product.slug, title: product.title },
                      })
                    }
                  />
                </li>
              ))}
            </ul>
          </CardHeartContext>
        )}
        <Pagination page={data.page} pageCount={data.page_count} href={paths.wishlistPage} />
        <SavedRemovalDialog flow={removal} />
      </div>
    </AccountFrame>
  )
}

/** No heart here: every card is saved and has its own remove button (PROF-29). */
const noHeart = () => null

/** The page number in the URL; the first page for anything else. */
function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
  gap: { base: '3', md: '4' },
})
const remove = css({ position: 'absolute', insetBlockEnd: '2', insetInlineEnd: '2' })
