import { cva } from '#styled/css/index.js'

/** The background of a transparent picture, by the tint's name in the catalogue; turquoise by default. */
export const tinted = cva({
  variants: {
    tint: {
      firouzeh: { bg: 'tint-firouzeh' },
      saffron: { bg: 'tint-saffron' },
      rose: { bg: 'tint-rose' },
      sky: { bg: 'tint-sky' },
      sage: { bg: 'tint-sage' },
    },
  },
  defaultVariants: { tint: 'firouzeh' },
})

const articleTints = ['sky', 'saffron', 'rose', 'firouzeh', 'sage'] as const

/** The background of an article's cover, by its id, so that neighbors differ. */
export function articleTint(id: number): (typeof articleTints)[number] {
  return articleTints[(id - 1) % articleTints.length] ?? 'firouzeh'
}
