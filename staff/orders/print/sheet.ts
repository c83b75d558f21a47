import { css, cva } from '#styled/css/index.js'

/** Paper: white in both themes, and as wide as it is printed. */
export const sheet = cva({
  base: {
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
  },
  variants: {
    size: {
      a5: { width: '148mm', page: 'slip-a5' },
      a4: { width: '210mm', page: 'slip-a4' },
      label: { width: '105mm', minHeight: '148mm', page: 'label', _print: { minHeight: '0' } },
    },
  },
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
