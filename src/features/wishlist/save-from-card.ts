import type { QueryClient } from '@tanstack/react-query'
import { fromPromise, waitFor } from 'xstate'
import { createWishlistActors } from '#machines/flows/wishlist/wishlist.actors.ts'
import { wishlistMachine, wishlistSelectors } from '#machines/flows/wishlist/wishlist.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import type { Api } from '#src/lib/api/client.ts'
import { setSavedInCache } from './wishlist.queries.ts'
import { connectWishlist } from './connect-wishlist.ts'
import { watched } from '#src/lib/flows/watched.ts'
import { isMarkedSignedIn } from '#src/lib/session.ts'

type Ways = { api: Api; queryClient: QueryClient; navigate: (to: string) => void }

const running = new Set<string>()

/**
 * Toggles the heart of a card, through the flow of the product page's heart. Ends when it is done or has failed; a
 * press while it runs does nothing. @param isSaved what the card shows
 */
export async function saveFromCard(slug: string, isSaved: boolean, ways: Ways): Promise<void> {
  if (running.has(slug)) return
  running.add(slug)
  try {
    await turnOver(slug, isSaved, ways)
  } finally {
    running.delete(slug)
  }
}

async function turnOver(slug: string, isSaved: boolean, { api, queryClient, navigate }: Ways) {
  const actors = {
    ...createWishlistActors(api),
    readSaved: fromPromise<boolean, { slug: string }>(async () => isSaved),
  }
  const { machine, ...watching } = watched(wishlistMachine.provide({ actors }))
  const flow = startFlow(machine, { input: { signedIn: isMarkedSignedIn(), slug }, ...watching })
  const unfollow = connectWishlist(flow, { slug, queryClient, navigate })
  await waitFor(flow, (snapshot) => !wishlistSelectors.isBusy(snapshot))
  const showing = flow.subscribe((snapshot) =>
    setSavedInCache(queryClient, slug, wishlistSelectors.isSaved(snapshot)),
  )
  flow.send({ type: 'toggle.pressed' })
  await waitFor(flow, (snapshot) => !wishlistSelectors.isBusy(snapshot))
  showing.unsubscribe()
  unfollow()
  flow.stop()
}
