import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'

type Props = { text: string; children?: ReactNode }

/** Confirms in a dialog that what was written has been received. */
export function Thanks({ text, children }: Props) {
  return (
    <div className={thanks} role="status">
      <Icon name="done" size={40} className={css({ color: 'ok-text' })} />
      <p>{text}</p>
      {children}
    </div>
  )
}

const thanks = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '5',
  paddingBlock: '6',
  textStyle: 'body',
  textAlign: 'center',
})
