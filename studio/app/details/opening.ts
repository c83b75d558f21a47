import { css } from '#styled/css/index.js'

/** Styles of expandable details: the container, its summary, and the content. */
export const opening = css({ maxWidth: '860px' })
export const summary = css({
  minHeight: '28px',
  cursor: 'pointer',
  _hover: { color: 'brand-text' },
})
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1',
  paddingInlineStart: '5',
  paddingBlockEnd: '2',
  color: 'text-2',
})
