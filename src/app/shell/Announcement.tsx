import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const { announcement } = shell
const monthSeconds = 30 * 24 * 3600

/** One line above the header. Once closed it stays hidden for a month; the inline script hides it before the first paint. */
export function Announcement() {
  const close = () => {
    document.cookie = `announcement=closed; path=/; max-age=${monthSeconds}; samesite=lax`
    document.documentElement.dataset.announcement = 'closed'
  }
  return (
    <aside className={bar} aria-label={announcement.accent}>
      <Link href={announcement.href} className={text}>
        <span className={words}>
          {announcement.before} <strong className={accent}>{announcement.accent}</strong>{' '}
          {announcement.after}
          <span className={more}>{announcement.more}</span>
        </span>
        <Icon name="caret" size={20} className={caret} />
      </Link>
      <IconButton look="panel" icon="close" label={announcement.close} onClick={close} />
    </aside>
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
const text = css({
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
const accent = css({ color: 'panel-accent', fontWeight: '600' })
const more = css({ display: { base: 'none', sm: 'inline' } })
