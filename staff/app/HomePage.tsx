import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { sectionGroupsOf, type SectionGroup } from './sections.ts'
import { fullName } from './full-name.ts'
import { PageTitle } from './PageTitle.tsx'
import { waitingQuery } from './queries.ts'

const words = staff.home

/** Where each section begins, and how much work waits there. */
export function HomePage({ member }: { member: Schemas['StaffMember'] }) {
  const groups = sectionGroupsOf(member)
  const { data: waiting } = useQuery(waitingQuery(useApi()))
  const roles = member.roles.map((role) => staff.roles[role]).join('، ')
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1' })}>{words.hello(fullName(member))}</h1>
      <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.roles(roles)}</p>
      {groups.length === 0 && <Note>{words.nothing}</Note>}
      {groups.map((group) => (
        <Group key={group.title} {...group} waiting={waiting} />
      ))}
    </>
  )
}

type GroupProps = SectionGroup & { waiting: Schemas['WaitingWork'] | undefined }

function Group({ title, sections, waiting }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <ul className={grid}>
        {sections.map(({ href, label, icon, waiting: queue }) => (
          <li key={href}>
            <Link href={href} className={card}>
              <Icon name={icon} />
              {label}
              <Waiting count={(queue && waiting?.[queue]) ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={badge}>
      {number(count)}
      <span className={css({ srOnly: true })}>{words.waiting}</span>
    </span>
  )
}

const heading = css({ textStyle: 'h3', marginBlockStart: '8', marginBlockEnd: '3' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '1fr',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { base: '3', sm: '4' },
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: { base: '64px', sm: '88px' },
  paddingInline: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  textStyle: 'h3',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand' },
  '& svg': { color: 'brand' },
})
const badge = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '28px',
  minHeight: '28px',
  marginInlineStart: 'auto',
  paddingInline: '2',
  borderRadius: 'full',
  bg: 'brand',
  color: 'on-brand',
  textStyle: 'small',
  fontWeight: '600',
})
