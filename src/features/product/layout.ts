import { css } from '#styled/css/index.js'

/** Gallery, facts and buy box: one column on phones, two from 600 px with the box below, three from 1200 px. */
export const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(0, 1.14fr) minmax(0, 1fr) 352px',
  },
  alignItems: 'start',
  gap: { base: '5', sm: '6', lg: '8' },
  '& > :nth-child(3)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
})
