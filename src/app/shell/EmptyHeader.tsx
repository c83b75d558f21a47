import { css } from '#styled/css/index.js'
import { Logo } from './Logo.tsx'

/** The top of the empty layout: the way home, and nothing that leads elsewhere. */
export function EmptyHeader() {
  return (
    <header className={header}>
      <Logo />
    </header>
  )
}

const header = css({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: { base: '6', md: '12' },
})
