import { createContext, type ReactNode } from 'react'

export type CardLook = 'vertical' | 'horizontal'

export type CardHeartProps = { product: { slug: string; title: string }; look: CardLook }

/** Renders the heart on the card of a product. Provided by the app; without it cards have none. */
export const CardHeartContext = createContext<(props: CardHeartProps) => ReactNode>(() => null)
