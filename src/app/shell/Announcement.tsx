import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import type { Schemas } from '#machines/api/client.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useSiteFront } from '#src/lib/site-front.ts'

const { announcement: texts } = shell
const monthSeconds = 30 * 24 * 3600

/**
 * One line above the header. Once closed, this announcement stays hidden for a month; the inline script hides it before
 * the first paint.
 */
export function Announcement() {
  const { announcement } = useSiteFront()
  if (announcement === null) return null
  const close = () => {
    document.cookie = `announcement=${announcement.id}; path=/; max-age=${monthSeconds}; samesite=lax`
    document.documentElement.dataset.announcement = 'closed'
  }
  return (
    <aside className={bar} aria-label={texts.label}>
      <Line announcement={announcement} />
      <IconButton look="panel" icon="close" label={texts.close} onClick={close} />
    </aside>
  )
}

type LineProps = { announcement: NonNullable<Schemas['SiteFront']['announcement']> }

function Line({ announcement: { text, accent, more, link } }: LineProps) {
  const line = (
    <span className={words}>
      {withAccent(text, accent)}
      <span className={ending}>{more}</span>
    </span>
  )
  if (link === '') return <span className={row}>{line}</span>
  return (
    <Link href={link} className={row}>
      {line}
      <Icon name="caret" size={20} className={caret} />
    </Link>
  )
}

function withAccent(text: string, part: string): ReactNode {
  const at = part === '' ? -1 : text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <strong className={accented}>{part}</strong>
      {text.slice(at + part.length)}
    </>
  )
}

const bar = css({
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  height: '44px',
  paddingInlineStart: 'gutter',
  paddingInlineEnd: 'calc({spacing.gutter} - 10px)',
  bg: 'panel',
  color: 'on-panel',
  textStyle: 'small',
  '[data-announcement=closed] &': { display: 'none' },
})
const row = css({
  display: 'flex',
  flex: '1',
  minWidth: '0',
  alignItems: 'center',
  justifyContent: { md: 'center' },
  gap: '2',
  minHeight: 'tap',
  whiteSpace: 'nowrap',
})
const words = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })
const caret = css({ '@media (max-width: 339px)': { display: 'none' } })
const accented = css({ color: 'panel-accent', fontWeight: '600' })
const ending = css({ display: { base: 'none', sm: 'inline' } })
