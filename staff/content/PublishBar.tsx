import { useSelector } from '@xstate/react'
import { contentPublicationLimits } from '#api/limits.ts'
import { initialVersion } from '#domain/content-names.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { ConfirmAction } from '#staff/app/ConfirmAction.tsx'
import { CountedField } from '#staff/app/CountedText.tsx'
import { momentText } from '#staff/app/moment-text.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { publisher } from './publisher.ts'

type Props = {
  actor: StaffContentActor
  content: StaffContent
  /** Why it is published, for the log; null until the member wants to say it. */
  reason: string | null
  onReason: (reason: string) => void
}

/** Where the draft stands, and what can be done with it. */
export function PublishBar({ actor, content, reason, onReason }: Props) {
  const isBusy = useSelector(actor, selectors.isChanging)
  // A publication leaves nothing to publish, and its button disabled.
  const place = useLostFocus(isBusy, '[role=status]')
  const isUnkept = useSelector(actor, selectors.isUnkept)
  const isFaulty = useSelector(actor, selectors.faults).length > 0
  const canPublish = useSelector(actor, selectors.canPublish)
  const canUndo = useSelector(actor, selectors.canUndo)
  const canDrop = useSelector(actor, selectors.canDrop)
  const isKeepFailed = useSelector(actor, selectors.isKeepFailed)
  const isUnsaved = useSelector(actor, selectors.isUnsaved)
  const isRestoring = useSelector(actor, selectors.restoring) !== null
  const unchanged = useSelector(actor, selectors.unchanged)
  const kept = canPublish ? 'draft' : isHidden(content) ? 'hidden' : 'published'
  const edited = isFaulty
    ? 'faulty'
    : isUnkept
      ? 'typing'
      : isKeepFailed || isUnsaved
        ? 'unkept'
        : kept
  const state = isBusy ? 'changing' : isRestoring ? 'restoring' : (unchanged ?? edited)
  return (
    <section ref={place} className={bar} aria-label={words.bar} data-top-bar>
      <div className={css({ flex: '1 1 240px', minWidth: '0' })}>
        <p role="status" tabIndex={-1} className={css({ textStyle: 'label', outline: 'none' })}>
          {words.state[state]}
        </p>
        <p className={css({ textStyle: 'caption', color: 'text-2' })}>{versionText(content)}</p>
      </div>
      {canUndo && (
        <ConfirmAction
          question={{ ...words.askUndo, text: words.askUndo.text(previousText(content)) }}
          onConfirm={() => actor.send({ type: 'undo.requested' })}
        >
          {(ask) => (
            <Button look="ghost" icon="refresh" onClick={ask}>
              {words.undo}
            </Button>
          )}
        </ConfirmAction>
      )}
      {canDrop && (
        <ConfirmAction
          removes
          question={words.askDrop}
          onConfirm={() => actor.send({ type: 'draft.dropped' })}
        >
          {(ask) => (
            <Button look="ghost" icon="trash" onClick={ask}>
              {words.drop}
            </Button>
          )}
        </ConfirmAction>
      )}
      {canPublish && reason === null && (
        <Button look="ghost" icon="edit" onClick={() => onReason('')}>
          {words.addReason}
        </Button>
      )}
      <Button
        busy={isBusy}
        busyLabel={words.publishing}
        disabled={!canPublish && !isBusy}
        onClick={() => {
          actor.send({ type: 'publication.requested', reason: reason ?? '' })
          focusFirstInvalid(place.current)
        }}
      >
        {words.publish}
      </Button>
      {reason !== null && (
        <CountedField
          label={words.reason}
          value={reason}
          maxLength={contentPublicationLimits.reason}
          onChange={(event) => onReason(event.target.value)}
          className={css({ flex: '1 1 100%' })}
          autoFocus
        />
      )}
    </section>
  )
}

const isHidden = ({ published }: StaffContent) =>
  published.kind === 'article' && !published.is_shown

/** What an undo would publish again. */
const previousText = ({ version }: StaffContent) =>
  version - 1 === initialVersion
    ? words.initialText
    : words.versions.version(toPersianDigits(version - 1))

function versionText(content: StaffContent): string {
  const { version, published, published_at: at } = content
  if (at === null)
    return published.kind === 'article' && version === initialVersion
      ? words.unpublished
      : words.initialText
  const when = momentText(at)
  return words.version(toPersianDigits(version), publisher(content) ?? '', when)
}

const bar = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '3',
  marginBlockEnd: '4',
  bg: 'bg',
  borderBlockEnd: '1px solid {colors.border}',
})
