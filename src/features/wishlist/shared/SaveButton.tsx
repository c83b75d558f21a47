import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { saving as words } from '#i18n/fa/wishlist.ts'
import { createWishlistActors } from '#machines/flows/wishlist/wishlist.actors.ts'
import { wishlistMachine, wishlistSelectors } from '#machines/flows/wishlist/wishlist.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { connectWishlist } from '#src/features/wishlist/connect-wishlist.ts'
import { saveAction, saveAddress } from '#src/features/wishlist/save-address.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { consumePageAction } from '#src/lib/page-action.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { ToolButton } from '#src/ui/ToolButton.tsx'

/** The heart of the product page. It resumes after the sign-in (`?action=save`). */
export function SaveButton({ slug }: { slug: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const [, navigate] = useLocation()
  const flow = useFlow(() => ({
    machine: wishlistMachine,
    live: () => wishlistMachine.provide({ actors: createWishlistActors(api) }),
    input: (signedIn) => ({ signedIn, slug }),
    listen: (actor) => {
      const unfollow = connectWishlist(actor, { slug, queryClient, navigate })
      if (consumePageAction(saveAction)) actor.send({ type: 'save.resumed' })
      return unfollow
    },
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  return <Heart flow={flow} />
}

type HeartProps = { flow: ReturnType<typeof useFlow<typeof wishlistMachine>> }

/** The heart for the current state of its flow. */
export function Heart({ flow }: HeartProps) {
  const isSaved = useSelector(flow, wishlistSelectors.isSaved)
  const isBusy = useSelector(flow, wishlistSelectors.isBusy)
  return (
    <ToolButton
      icon={isSaved ? 'heart-fill' : 'heart'}
      label={isSaved ? words.unsave : words.save}
      pressed={isSaved}
      busy={isBusy}
      href={saveAddress(flow.getSnapshot().context.slug)}
      onClick={() => flow.send({ type: 'toggle.pressed' })}
    />
  )
}
