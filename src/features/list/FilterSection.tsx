import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = { name: string; open: boolean; children: ReactNode }

/** A filter under its name, as `details`, which works before hydration. */
export function FilterSection({ name, open, children }: Props) {
  return (
    <details open={open} className={section}>
      <summary className={summary}>
        {name}
        <Icon name="caret-down" size={20} className={caret} />
      </summary>
      <div className={body}>{children}</div>
    </details>
  )
}

const section = css({ borderBlockStart: '1px solid {colors.border}' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  textStyle: 'label',
  color: 'text',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const caret = css({
  transition: 'rotate {durations.fast}',
  'details[open] > summary > &': { rotate: '180deg' },
})
const body = css({ paddingBlockEnd: '4' })
