import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { BagScene } from '#src/ui/scenes/BagScene.tsx'
import { paths } from '#src/lib/paths.ts'

const words = checkout.cart

/** In place of the cart of a customer whose session is over: it is not empty, but out of reach until the sign-in, which leads back to the path. */
export function CartOutOfReach({ above, path }: { above?: ReactNode; path: string }) {
  return (
    <div className={page}>
      {above}
      <EmptyState
        as="h1"
        scene={<BagScene />}
        title={words.outOfReach}
        text={words.outOfReachText}
        actions={
          <ButtonLink href={paths.login({ redirectUrl: path })}>{checkout.signIn}</ButtonLink>
        }
      />
    </div>
  )
}

/** The empty cart, with a link to the products. */
export function EmptyCart({ above }: { above?: ReactNode }) {
  return (
    <div className={page}>
      {above}
      <EmptyState
        as="h1"
        scene={<BagScene />}
        title={words.empty}
        text={words.emptyText}
        actions={<ButtonLink href={paths.products}>{words.toShop}</ButtonLink>}
      />
    </div>
  )
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '6', md: '10' },
  paddingBlockStart: { base: '6', md: '10' },
})
