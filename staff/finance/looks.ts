import { css } from '#styled/css/index.js'

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
