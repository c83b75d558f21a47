import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { initialVersion } from '#domain/content-names.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { ConfirmAction } from '#staff/app/ConfirmAction.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { contentVersionsQuery } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { VersionView } from './VersionView.tsx'

const words = staffContents.versions

type Props = { actor: StaffContentActor; content: StaffContent }

/** Who published the last versions, when and why. Each that was replaced can be read, and become the member's draft. */
export function VersionList({ actor, content }: Props) {
  const [isOpen, setOpen] = useState(false)
  const failure = useSelector(actor, selectors.restoreFailure)
  const canRetry = useSelector(actor, selectors.canRetry)
  return (
    <div className={css({ display: 'grid', gap: '2', marginBlockStart: '6' })}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={summary}>{words.title}</summary>
        {isOpen && <Versions actor={actor} content={content} />}
      </details>
      <FailureNote
        failure={failure}
        onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
      />
    </div>
  )
}

function Versions({ actor, content: { name, version } }: Props) {
  const api = useApi()
  const { data, error, refetch } = useQuery(contentVersionsQuery(api, name, version))
  const canRestore = useSelector(actor, selectors.canRestore)
  const hasDraft = useSelector(actor, selectors.hasDraft)
  const restoring = useSelector(actor, selectors.restoring)
  const first = data?.first_version ?? null
  const actionsFor = (replaced: number) => (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      <VersionView actor={actor} name={name} version={replaced} isInitial={replaced === first} />
      <RestoreButton
        version={replaced}
        isInitial={replaced === first}
        confirms={hasDraft}
        isBusy={restoring === replaced}
        disabled={!canRestore}
        onRestore={() => actor.send({ type: 'version.requested', version: replaced })}
      />
    </div>
  )
  return (
    <>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} height="120px" />
      {data?.results.length === 0 && <p className={secondary}>{words.none}</p>}
      <ul className={list}>
        {data?.results.map((each) => (
          <li key={each.version} className={entry}>
            <Version version={each} />
            {each.version < version && actionsFor(each.version)}
          </li>
        ))}
        {first !== null && (
          <li className={entry}>
            <span className={css({ textStyle: 'label' })}>{initialTextOf(first)}</span>
            {actionsFor(first)}
          </li>
        )}
      </ul>
    </>
  )
}

/** Also says the number by which the question of the undo names it. */
const initialTextOf = (version: number) =>
  version === initialVersion ? staffContents.initialText : words.initial(toPersianDigits(version))

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

type RestoreButtonProps = {
  version: number
  isInitial: boolean
  /** Whether there is a draft that would be lost. */
  confirms: boolean
  isBusy: boolean
  disabled: boolean
  onRestore: () => void
}

function RestoreButton(props: RestoreButtonProps) {
  const { version, isInitial, confirms, isBusy, disabled, onRestore } = props
  return (
    <ConfirmAction removes question={words.askRestore} onConfirm={onRestore}>
      {(ask) => (
        <Button
          look="line"
          size="sm"
          busy={isBusy}
          busyLabel={words.restoring}
          disabled={disabled && !isBusy}
          aria-label={isInitial ? words.restoreInitial : words.restoreOf(toPersianDigits(version))}
          onClick={confirms ? ask : onRestore}
        >
          {words.restore}
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
