import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a href="#main" className={link}>
      {shell.skip}
    </a>
  )
}

const link = css({
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'toast',
  paddingInline: '4',
  lineHeight: '44px',
  borderRadius: 'md',
  bg: 'brand',
  color: 'on-brand',
  textStyle: 'label',
  '&:not(:focus-visible)': { transform: 'translateY(-200%)' },
})
