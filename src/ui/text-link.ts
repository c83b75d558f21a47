import { css } from '#styled/css/index.js'

/** A link or button that is text alone, such as «همه» at the end of a heading, as tall as a finger needs. */
export const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
