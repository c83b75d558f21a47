import { css } from '#styled/css/index.js'

/** A link in a cell. */
export const rowLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  // On a phone a cell is the end of its line.
  justifyContent: { base: 'flex-end', sm: 'flex-start' },
  minWidth: 'tap',
  minHeight: 'tap',
  marginBlock: '-3',
  textStyle: 'label',
  color: 'brand-text',
})

/** A cell with a text of any length, which takes what the others leave. */
export const wrapping = css({ sm: { minWidth: '160px', whiteSpace: 'normal' } })

/** The second line of a cell. */
export const secondaryText = css({ display: 'block', textStyle: 'small', color: 'text-2' })
