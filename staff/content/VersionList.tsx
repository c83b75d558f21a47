import { useMutation, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { ConfirmAction } from '#staff/app/ConfirmAction.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { contentVersionsQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toast.ts'

const words = staffContents.versions

type Props = { actor: StaffContentActor; content: StaffContent }

/** Who published the last versions, when and why. Each that was replaced can become the member's draft. */
export function VersionList({ actor, content }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={css({ marginBlockStart: '6' })}
    >
      <summary className={summary}>{words.title}</summary>
      {isOpen && <Versions actor={actor} content={content} />}
    </details>
  )
}

function Versions({ actor, content: { name, version } }: Props) {
  const api = useApi()
  const { data, error, refetch } = useQuery(contentVersionsQuery(api, name, version))
  const canEdit = useSelector(actor, selectors.canEdit)
  const hasDraft = useSelector(actor, selectors.canPublish)
  const taking = useMutation({
    mutationFn: (taken: number) =>
      unwrap(
        api.GET('/staff/content/{name}/versions/{version}/', {
          params: { path: { name, version: taken } },
        }),
      ),
    onSuccess: ({ body }) => {
      actor.send({ type: 'content.changed', body, at: Date.now() })
      toast({ text: words.taken, tone: 'ok' })
    },
  })
  const failure = taking.error && failureOf(taking.error)
  return (
    <>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} height="120px" />
      {data?.results.length === 0 && <p className={secondary}>{words.none}</p>}
      {failure && (
        <Note tone="warn" role="alert">
          {failureText(failure)}
        </Note>
      )}
      <ul className={list}>
        {data?.results.map((each) => (
          <li key={each.version} className={entry}>
            <Version version={each} />
            {each.version < version && (
              <Take
                version={each.version}
                asks={hasDraft}
                isBusy={taking.isPending && taking.variables === each.version}
                isOff={!canEdit || taking.isPending}
                onTake={() => taking.mutate(each.version)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Version({ version }: { version: Schemas['PublishedVersion'] }) {
  const { version: number, is_undo: isUndo, at, reason } = version
  return (
    <div className={css({ display: 'grid', gap: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
      <span className={css({ textStyle: 'label' })}>
        {(isUndo ? words.undone : words.version)(toPersianDigits(number))}
      </span>
      {reason !== null && <span>{staffActions.reason(reason)}</span>}
      <span className={secondary}>
        {fullName(version)}، <Moment at={at} />
      </span>
    </div>
  )
}

type TakeProps = {
  version: number
  /** Whether there is a draft that would be lost. */
  asks: boolean
  isBusy: boolean
  isOff: boolean
  onTake: () => void
}

function Take({ version, asks, isBusy, isOff, onTake }: TakeProps) {
  return (
    <ConfirmAction removes question={words.askTake} onConfirm={onTake}>
      {(ask) => (
        <Button
          look="line"
          size="sm"
          busy={isBusy}
          busyLabel={words.taking}
          disabled={isOff && !isBusy}
          aria-label={words.takeOf(toPersianDigits(version))}
          onClick={asks ? ask : onTake}
        >
          {words.take}
        </Button>
      )}
    </ConfirmAction>
  )
}

const summary = css({ textStyle: 'label', minHeight: 'tap', paddingBlock: '3', cursor: 'pointer' })
const secondary = css({ textStyle: 'small', color: 'text-2' })
const list = css({ display: 'grid', gap: '4', marginBlockStart: '2' })
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
})
