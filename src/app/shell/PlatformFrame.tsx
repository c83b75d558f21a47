import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { platform as words } from '#i18n/fa/platform.ts'
import { paths } from '#src/lib/paths.ts'
import { Girih } from '#src/ui/Girih.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Logo } from './Logo.tsx'

/** Layout of the sign-up through a platform: one card on the tiled ground of the brand, without header and footer. */
export function PlatformFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frame} data-platform>
      <Girih opacity={0.12} />
      <div className={card}>
        <header className={top}>
          <Logo />
          <Link href={paths.home} className={link}>
            <Icon name="store" />
            {words.toShop}
          </Link>
        </header>
        {children}
      </div>
    </div>
  )
}

const frame = css({
  position: 'relative',
  display: 'grid',
  placeItems: { base: 'end center', sm: 'center' },
  minHeight: '100dvh',
  padding: { base: '0', sm: '8' },
  paddingBlockStart: { base: '16', sm: '8' },
  bg: 'panel',
  color: 'panel-line',
  overflow: 'hidden',
})
const card = css({
  position: 'relative',
  width: 'full',
  maxWidth: '480px',
  minHeight: { base: 'calc(100dvh - 64px)', sm: 'auto' },
  padding: { base: '5', sm: '8' },
  borderRadius: 'xl',
  borderBottomRadius: { base: '0', sm: 'xl' },
  bg: 'surface',
  color: 'text',
})
const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: '6',
})
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
