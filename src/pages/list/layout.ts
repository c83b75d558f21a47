import { css } from '#styled/css/index.js'

/** The filters at the side from 960 px on, and beside them everything else. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '4', md: '6' },
})

/** One lying card a row on phones, then 3, 4 from 1200 px and 5 from 1920 px standing ones. */
export const cards = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
    '3xl': 'repeat(5, minmax(0, 1fr))',
  },
  gap: { base: '3', md: '4' },
})
