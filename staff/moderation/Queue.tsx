import type { ReactNode } from 'react'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffModeration as words } from '#i18n/fa/staff-moderation.ts'
import type { StaffDecisionActor } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { css, cx } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { moderationHref, statuses, type ModerationQuery } from './moderation-query.ts'

type Props = {
  title: string
  path: string
  query: ModerationQuery
  page: { total: number; page_count: number } | undefined
  error: Error | null
  onRetry: () => void
  actor: StaffDecisionActor
  /** Further choices above the list. */
  choices?: ReactNode
  /** The entries. */
  children: ReactNode
}

/** A page of what waits for a decision, or was decided. What it shows is in the URL. */
export function Queue(props: Props) {
  const { title, path, query, page, error, onRetry, actor, choices, children } = props
  const href = (change: Partial<ModerationQuery>) =>
    moderationHref(path, { ...query, page: 1, ...change })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ListToolbar
        title={title}
        total={page !== undefined && words.total(number(page.total))}
        lookup={{
          hint: words.searchHint,
          maxLength: 200,
          value: query.search,
          href: (search) => href({ search }),
        }}
      />
      {choices}
      <nav aria-label={words.filter} className={chips}>
        {statuses.map((status) => (
          <ChipLink key={status} href={href({ status })} selected={status === query.status}>
            {staffActions.statuses.comment[status]}
          </ChipLink>
        ))}
      </nav>
      <Awaiting data={page} error={error} onRetry={onRetry} />
      {page?.total === 0 && (
        <EmptyState
          scene={<ArcadeScene />}
          title={words.emptyTitle}
          text={query.search === '' ? words.emptyText : words.notFound}
        />
      )}
      {page !== undefined && page.total > 0 && (
        <ul className={css({ display: 'grid', gap: '4' })} aria-label={title}>
          {children}
        </ul>
      )}
      {page !== undefined && (
        <Pagination
          page={query.page}
          pageCount={page.page_count}
          href={(next) => href({ page: next })}
        />
      )}
      <DecisionDialog actor={actor} />
    </>
  )
}

export const chips = cx(chipRow, css({ marginBlockEnd: '2' }))
