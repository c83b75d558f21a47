import { css } from '#styled/css/index.js'

/** The chips of a choice that makes another product or variant of the page. */
export const choiceBox = css({
  paddingBlockStart: '5',
  borderBlockStart: '1px solid {colors.border}',
})
export const choiceLabel = css({ textStyle: 'ui', color: 'text-2' })
/** What is chosen, next to the label. */
export const chosenName = css({ color: 'text', fontWeight: '700' })
export const chipRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: '3',
  '& > a': { maxWidth: 'full', whiteSpace: 'normal' },
})
