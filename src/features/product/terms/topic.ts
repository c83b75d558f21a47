import type { product } from '#i18n/fa/product.ts'

/** The topics whose terms a product page can show. */
export type Topic = keyof typeof product.terms
