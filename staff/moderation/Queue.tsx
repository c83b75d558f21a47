import type { ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { staffModeration as words } from '#i18n/fa/staff-moderation.ts'
import type { StaffDecisionActor } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css, cx } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
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
      <div className={head}>
        <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
        <p role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
          {page !== undefined && words.total(number(page.total))}
        </p>
      </div>
      {choices}
      <nav aria-label={words.filter} className={chips}>
        {statuses.map((status) => (
          <ChipLink key={status} href={href({ status })} selected={status === query.status}>
            {staff.actions.statuses.comment[status]}
          </ChipLink>
        ))}
      </nav>
      {page === undefined && error === null && <Skeleton height="480px" radius="16px" />}
      {page === undefined && error !== null && (
        <Retry text={failureText(failureOf(error))} onRetry={onRetry} />
      )}
      {page?.total === 0 && (
        <EmptyState scene={<ArcadeScene />} title={words.emptyTitle} text={words.emptyText} />
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

export const chips = cx(chipRow, css({ marginBlockEnd: '4' }))
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  marginBlockEnd: '4',
})
