import { css } from '#styled/css/index.js'

/** Marks unseen replies or messages; overlaps its button and takes no space in the layout. */
export function UnseenDot({ label }: { label: string }) {
  return (
    <span className={dot}>
      <span className={css({ srOnly: true })}>{label}</span>
    </span>
  )
}

const dot = css({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  width: '12px',
  height: '12px',
  borderRadius: 'full',
  border: '2px solid {colors.surface}',
  bg: 'sale',
})
