import { css } from '#styled/css/index.js'

/** The buttons at the end of a form. */
export const formActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > *': { flex: '1' },
})
