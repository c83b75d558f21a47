import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { css } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { membersQuery } from '#staff/app/queries.ts'
import { activeFilter, namedChoice } from '#staff/table/active-filters.ts'
import { readId } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { actionSubjects, type ActionQuery } from './action-query.ts'

const words = staffActions

type Props = {
  chosen: ActionQuery
  /** The URL of the log with other filters. */
  href: (change: Partial<ActionQuery>) => string
}

/** Narrows the log down to a member or to a kind of things. */
export function ActionFilters({ chosen, href }: Props) {
  const { data } = useQuery(membersQuery(useApi()))
  const [, navigate] = useLocation()
  const change = (filters: Partial<ActionQuery>) => navigate(href(filters))
  return (
    <div role="group" aria-label={words.filters} className={row}>
      <SelectField
        label={words.columns.who}
        prompt={words.anybody}
        value={chosen.who ?? ''}
        options={(data?.results ?? []).map((member) => ({
          value: member.id,
          label: fullName(member),
        }))}
        onChange={({ target }) => change({ who: readId(target.value) })}
      />
      <SelectField
        label={words.columns.subject}
        prompt={words.anything}
        value={chosen.subject ?? ''}
        options={actionSubjects.map((subject) => ({
          value: subject,
          label: words.subjects[subject],
        }))}
        onChange={({ target }) =>
          change({ subject: actionSubjects.find((each) => each === target.value) ?? null })
        }
      />
    </div>
  )
}

/** The active filters of the log. */
export function useActiveActionFilters({ who, subject }: ActionQuery, href: Props['href']) {
  const { data } = useQuery({ ...membersQuery(useApi()), enabled: who !== null })
  const nameOf = (member: number) => {
    const found = data?.results.find(({ id }) => id === member)
    return namedChoice(words.columns.who, found && fullName(found))
  }
  return [
    ...activeFilter(who, nameOf, href({ who: null })),
    ...activeFilter(
      subject,
      (chosen) => namedChoice(words.columns.subject, words.subjects[chosen]),
      href({ subject: null }),
    ),
  ]
}

const row = css({ display: 'grid', gap: '3' })
