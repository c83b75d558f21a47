import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { account } from '#i18n/fa/account.ts'
import { css, cx } from '#styled/css/index.js'
import { paths } from '#src/lib/paths.ts'
import { iconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The heading of a page of the account; on phones with a way back to the account's menu. */
export function AccountHeading({ title, end }: { title: string; end?: ReactNode }) {
  return (
    <div className={row}>
      <Link href={paths.account} className={cx(iconButton({}), back)} aria-label={account.back}>
        <Icon name="arrow-back" />
      </Link>
      <h1 className={heading} tabIndex={-1}>
        {title}
      </h1>
      {end}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBlockEnd: '4',
})
const back = css({ display: { md: 'none' }, marginInlineStart: '-2' })
const heading = css({ flex: '1 1 5rem', minWidth: '0', textStyle: 'h1' })
