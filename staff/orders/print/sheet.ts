import { css } from '#styled/css/index.js'

/** Paper: white in both themes, and as wide as it is printed. */
export const paper = css.raw({
  display: 'grid',
  alignContent: 'start',
  gap: '4mm',
  maxWidth: 'full',
  marginInline: 'auto',
  padding: '8mm',
  border: '1px solid {colors.border}',
  bg: '#fff',
  color: '#000',
  colorScheme: 'light',
  fontSize: '11pt',
  lineHeight: '1.7',
  overflowWrap: 'anywhere',
  _print: { width: 'auto', padding: '0', border: 'none' },
  '@media print': { '&:not(:last-child)': { breakAfter: 'page' } },
})

export const sheetHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4mm',
})
export const sheetTitle = css({ fontSize: '14pt', fontWeight: '700' })
/** What a line is about. */
export const term = css({ fontSize: '9pt', color: '#444' })
