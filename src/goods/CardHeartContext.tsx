import { createContext, type ComponentType } from 'react'

export type CardLook = 'standing' | 'lying'

export type CardHeartProps = { product: { slug: string; title: string }; look: CardLook }

/** The heart on the cards of products, provided by the app; none without it. */
export const CardHeartContext = createContext<ComponentType<CardHeartProps> | null>(null)
