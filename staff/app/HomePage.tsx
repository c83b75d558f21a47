import { Link } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { sectionsOf } from './sections.ts'
import { fullName } from './full-name.ts'
import { PageTitle } from './PageTitle.tsx'

const words = staff.home

/** Where each section begins. */
export function HomePage({ member }: { member: Schemas['StaffMember'] }) {
  const sections = sectionsOf(member)
  const roles = member.roles.map((role) => staff.roles[role]).join('، ')
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1' })}>{words.hello(fullName(member))}</h1>
      <p className={css({ textStyle: 'body', color: 'text-2', marginBlockEnd: '6' })}>
        {words.roles(roles)}
      </p>
      {sections.length === 0 && <Note>{words.nothing}</Note>}
      <ul className={grid}>
        {sections.map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} className={card}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '1fr',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: '4',
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '88px',
  padding: '6',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  textStyle: 'h3',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand' },
  '& svg': { color: 'brand' },
})
