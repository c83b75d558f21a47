import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { ownPictures } from '#domain/own-pictures.ts'
import { shell } from '#i18n/fa/shell.ts'
import { Logo } from './Logo.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { paths } from '#src/lib/paths.ts'

const words = shell.loginLayout

/** Layout of the sign-in: the form next to a picture, on phones without it. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frame} data-sign-in>
      <div className={side}>
        <header className={top}>
          <Logo />
          <Link href={paths.home} className={link}>
            <Icon name="store" />
            {words.toShop}
          </Link>
        </header>
        <div className={middle}>
          <div className={form}>{children}</div>
        </div>
      </div>
      <aside className={stage}>
        <Picture
          src={ownPictures.signIn}
          alt={words.picture}
          width={960}
          height={1188}
          sizes="(min-width: 960px) 50vw, 1px"
          className={picture}
        />
        <p className={heading}>{words.title}</p>
        <p className={text}>{words.text}</p>
      </aside>
    </div>
  )
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  minHeight: '100dvh',
})
const side = css({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: { base: '4', sm: '6', md: '12' },
})
const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: { base: '76px', md: '108px' },
})
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
const middle = css({
  flex: '1',
  display: 'grid',
  alignItems: { md: 'center' },
  justifyItems: 'center',
  paddingBlock: { base: '6', md: '0' },
  paddingBlockEnd: '16',
})
const form = css({ width: 'full', maxWidth: '400px' })
const stage = css({
  position: 'sticky',
  insetBlockStart: '0',
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  alignItems: 'center',
  height: '100dvh',
  overflow: 'hidden',
  bg: 'panel',
  color: 'on-panel',
  paddingBlockStart: '20',
})
const heading = css({
  position: 'relative',
  fontSize: '30px',
  fontWeight: '800',
  lineHeight: '48px',
})
const text = css({ position: 'relative', textStyle: 'lead', color: 'on-panel-2' })
const picture = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  objectPosition: 'bottom',
})
