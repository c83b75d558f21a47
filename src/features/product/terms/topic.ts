import type { product } from '#i18n/fa/product.ts'

/** What a product page shows terms of. */
export type Topic = keyof typeof product.terms
