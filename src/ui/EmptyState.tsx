import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  scene: ReactNode
  title: string
  text: string
  /** One primary and at most one line button; full width on phones. */
  actions?: ReactNode
  as?: 'h1' | 'h2'
}

/** For a page or section without content: says so and suggests what to do. */
export function EmptyState({ scene, title, text, actions, as: Heading = 'h2' }: Props) {
  return (
    <div className={box}>
      {scene}
      <Heading className={heading} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      <p className={body}>{text}</p>
      {actions !== undefined && <div className={row}>{actions}</div>}
    </div>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  paddingBlockEnd: { base: '10', md: '16' },
})
const heading = css({ textStyle: 'h1', marginBlockStart: '8', textWrap: 'balance' })
const body = css({
  textStyle: 'body',
  color: 'text-2',
  maxWidth: '360px',
  marginBlockStart: '2',
  textWrap: 'balance',
})
const row = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '3',
  width: { base: 'full', sm: 'auto' },
  marginBlockStart: '6',
})
