import { css } from '#styled/css/index.js'

/** The column of a list's parts. */
export const listPage = css({
  // Not a grid, in whose rows nothing can stay while the page scrolls.
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlockStart: '3',
})

/** Height of the banner, unless its name needs more. */
export const bannerHeight = css({ minHeight: { base: '116px', md: '176px' } })

/** Two columns from 960 px on: filters and the rest. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '4', md: '6' },
})

/** One column if there is nothing to filter. */
export const alone = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** On phones one horizontal card per row; 3 vertical ones from 600 px on, 4 from 1280 px, 6 from 1920 px. */
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
