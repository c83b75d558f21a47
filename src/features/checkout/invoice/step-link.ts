import { css } from '#styled/css/index.js'

/** The light link at the end of a panel's heading, which leads back to an earlier step. */
export const stepLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
