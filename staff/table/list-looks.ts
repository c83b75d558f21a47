import { css } from '#styled/css/index.js'

/** The search of a list, and what stands at the other end of its line. */
export const listTools = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { base: 'stretch', sm: 'flex-start' },
  columnGap: '4',
  '& > form': { flex: '1' },
})

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
