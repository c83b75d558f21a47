import { css } from '#styled/css/index.js'

/** The second line of a cell. */
export const second = css({ display: 'block', textStyle: 'small', color: 'text-2' })

/** A link in a cell. */
export const rowLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 'tap',
  minHeight: 'tap',
  marginBlock: '-3',
  textStyle: 'label',
  color: 'brand-text',
})
