import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { ThemeSwitch, Icon, iconButton } from '#studio/shop/ui.ts'
import { headerButton, onlyWide } from './header-button.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useAddress } from './use-address.ts'

type Props = { children?: ReactNode }

/** The page's name, the tools of the current chart, and the switch of the shop's frame. */
export function StudioHeader({ children }: Props) {
  const [frame, setFrame] = useAddress('frame')
  return (
    <header className={bar}>
      <h1 className={heading}>{studio.title}</h1>
      {children}
      <div className={end}>
        <button
          type="button"
          aria-pressed={frame !== null}
          className={headerButton}
          title={frame === null ? studio.openFrame : studio.closeFrame}
          onClick={() => setFrame(frame === null ? 'phone' : null)}
        >
          <Icon name="mobile" size={20} />
          <span className={onlyWide}>{frame === null ? studio.openFrame : studio.closeFrame}</span>
        </button>
        <LanguageSwitch />
        <ThemeSwitch labels={studio.themes} />
        <a
          href="/"
          aria-label={studio.shop}
          title={studio.shop}
          className={cx(iconButton({}), frame !== null && notOnPhones)}
        >
          <Icon name="store" />
        </a>
      </div>
    </header>
  )
}

/** A phone has no space for it, and shows the shop already. */
const notOnPhones = css({ smDown: { display: 'none' } })
const bar = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: { base: '1', sm: '4' },
  paddingInline: { base: '2', sm: '4' },
  paddingBlock: { base: '0', sm: '2' },
  borderBlockEnd: '1px solid {colors.border}',
  bg: 'surface',
})
const heading = css({ textStyle: { base: 'label', sm: 'h3' } })
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', sm: '1' },
  marginInlineStart: 'auto',
})
