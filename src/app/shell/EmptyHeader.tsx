import { css } from '#styled/css/index.js'
import { Logo } from './Logo.tsx'

/** Header of the empty layout: a link to the home page only. */
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
