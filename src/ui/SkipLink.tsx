import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'

type Props = {
  /** The id of the element to skip to. */
  to?: string
  text?: string
}

/** The first focusable element of the page: skips the header. */
export function SkipLink({ to = 'main', text = shell.skip }: Props) {
  return (
    <a href={`#${to}`} className={link}>
      {text}
    </a>
  )
}

const link = css({
  display: { _print: 'none' },
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
