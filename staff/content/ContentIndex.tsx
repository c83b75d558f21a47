import { Link } from 'wouter'
import { contentNames, mayEditContent } from '#domain/content-names.ts'
import { isTextPageName } from '#domain/content-pages.ts'
import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** What of the site the member can edit. */
export function ContentIndex({ member }: { member: Schemas['StaffMember'] }) {
  const names = contentNames.filter((name) => mayEditContent(member.roles, name))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1' })}>{words.title}</h1>
      <p className={css({ textStyle: 'body', color: 'text-2', marginBlockEnd: '4' })}>
        {words.lead}
      </p>
      <ul className={grid}>
        {names.map((name) => (
          <li key={name}>
            <Link href={paths.contentOf(name)} className={card}>
              <span className={css({ flex: '1', minWidth: '0' })}>
                <strong className={css({ display: 'block', textStyle: 'h3' })}>
                  {words.names[name]}
                </strong>
                <span className={css({ textStyle: 'small', color: 'text-2' })}>
                  {isTextPageName(name) ? words.about.textPage : words.about[name]}
                </span>
              </span>
              <Icon name="caret" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  height: 'full',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand' },
})
