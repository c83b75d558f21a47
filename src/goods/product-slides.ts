import { css } from '#styled/css/index.js'

/** The width of a product's slide: one per view on the narrowest screens, more from 320 px on, six from 1440 px on. */
export const productSlide = css({
  minWidth: '0',
  paddingInline: '2',
  flex: {
    base: '0 0 max(62%, min(100%, 11rem))',
    sm: '0 0 calc(100% / 3)',
    md: '0 0 25%',
    '2xl': '0 0 calc(100% / 6)',
  },
  '@media (max-width: 319px)': { flexBasis: '100%' },
  '@media (min-width: 800px) and (max-width: 959px)': { flexBasis: 'calc(100% / 3.6)' },
  '@media (min-width: 1366px) and (max-width: 1439px)': { flexBasis: '20%' },
})

/**
 * Aligns the first and the last slide with the page, for slides that have their gap as padding; on phones the row extends
 * to the edge of the screen.
 */
export const flush = css({
  marginInlineStart: '-2',
  marginInlineEnd: { base: 'calc(-1 * {spacing.gutter})', sm: '-2' },
})

export const productSizes = '(min-width: 1440px) 220px, (min-width: 600px) 280px, 62vw'
