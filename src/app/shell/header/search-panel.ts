import { css } from '#styled/css/index.js'

/** What opens below the search field or, on phones, below the header, as wide as the page's content. */
export const searchPanel = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInline: { base: 'gutter', md: '0' },
  maxHeight: 'min(560px, calc(100dvh - 140px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '2',
  borderRadius: 'lg',
  border: '1px solid {colors.border}',
  bg: 'surface',
  boxShadow: 'float',
  zIndex: 'sheet',
})
