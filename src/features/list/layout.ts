import { css } from '#styled/css/index.js'

/** The parts of a list below each other. */
export const listPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  paddingBlockStart: '3',
})

/** How high the picture at the head of a list is. */
export const bannerHeight = css({ height: { base: '116px', md: '176px', '3xl': '235px' } })

/** The filters at the side from 960 px on, and beside them everything else. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '4', md: '6' },
})

/** One lying card a row on phones, then 3, 4 from 1280 px and 6 from 1920 px standing ones (LIST-11, A22). */
export const cards = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
    '3xl': 'repeat(6, minmax(0, 1fr))',
  },
  gap: { base: '3', md: '4' },
})
