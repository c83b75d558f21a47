import { css } from '#styled/css/index.js'
import { map as words } from '#i18n/fa/map.ts'
import { textLink } from './text-link.ts'

/** Names whose data a map shows, as its license asks for. */
export function MapCredit() {
  return (
    <p className={credit}>
      {words.creditBy}{' '}
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener"
        className={textLink}
        dir="ltr"
      >
        {words.credit}
        <span className={css({ srOnly: true })}> {words.inNewTab}</span>
      </a>
    </p>
  )
}

const credit = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'tap',
  textStyle: 'caption',
  color: 'text-3',
})
