import { css } from '#styled/css/index.js'

/** Says that something waits in the account; lies above its button and takes no room. */
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
