import { css } from '#styled/css/index.js'

/** The buttons at the end of a form. */
export const formActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > *': { flex: '1' },
})

/** A label that looks like a button, with its input of a file above all of it. */
export const fileLabel = css({
  position: 'relative',
  _focusWithin: { outline: '2px solid {colors.brand}' },
})
export const fileInput = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  opacity: '0',
  cursor: 'pointer',
})
