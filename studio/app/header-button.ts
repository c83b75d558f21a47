import { css } from '#styled/css/index.js'

/** A text button in the studio's header; pressed while what it opens is open. */
export const headerButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: 'tap',
  paddingInline: { base: '2', sm: '3' },
  borderRadius: 'md',
  textStyle: 'label',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: 'text-2',
  _hover: { bg: 'surface-2' },
  '&[aria-pressed=true]': { bg: 'brand-soft', color: 'brand-text' },
})

/** The text of such a button: phones and tablets have space for the icon only. */
export const onlyWide = css({ srOnly: { base: true, md: false } })
