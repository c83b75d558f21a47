import { css } from '#styled/css/index.js'

/** Width of a product's slide: more than one a view on phones, six from 1280 px on (A23). */
export const productSlide = css({
  minWidth: '0',
  paddingInline: '2',
  '@media (min-width: 800px) and (max-width: 959px)': { flexBasis: 'calc(100% / 3.6)' },
  flex: {
    base: '0 0 62%',
    sm: '0 0 calc(100% / 3)',
    md: '0 0 25%',
    lg: '0 0 20%',
    xl: '0 0 calc(100% / 6)',
  },
})

/** Lets the first and the last slide end where the page does, for slides that carry their gap as padding. */
export const flush = css({ marginInline: '-2' })

export const productSizes = '(min-width: 1280px) 220px, (min-width: 600px) 240px, 62vw'
