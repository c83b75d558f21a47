import { useSelector } from '@xstate/react'
import { account } from '#i18n/fa/account.ts'
import { staffMessages as words } from '#i18n/fa/staff-messages.ts'
import {
  staffMessageSelectors as selectors,
  type StaffMessageActor,
} from '#machines/flows/staff-message/staff-message.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { fullName } from '#staff/app/full-name.ts'
import { MessageText } from '#src/features/messages/shared/MessageText.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number } from '#src/lib/format.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'

/** A message as customers see it, and to how many it goes, before it is sent. */
export function DraftPreview({ actor }: { actor: StaffMessageActor }) {
  const draft = useSelector(actor, selectors.draft)
  const readers = useSelector(actor, selectors.readers)
  const isBusy = useSelector(actor, selectors.isBusy)
  const canSend = useSelector(actor, selectors.canSend)
  const canRetry = useSelector(actor, selectors.canRetry)
  const failure = useSelector(actor, selectors.failure)
  if (readers === null) return null
  const link = draft.link.trim()
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Note tone="info" role="status">
        {readers.customer === null
          ? words.toAll(number(readers.readers))
          : words.toOne(fullName(readers.customer))}
      </Note>
      <section className={card} aria-label={words.previewTitle}>
        <h3 className={css({ textStyle: 'h3' })}>{draft.title.trim()}</h3>
        <MessageText text={draft.text.trim()} />
        {link !== '' && (
          <div>
            <a className={button({ look: 'tonal' })} href={link} target="_blank" rel="noopener">
              {account.messages.toPage}
              <Icon name="caret" size={20} />
            </a>
          </div>
        )}
      </section>
      <FailureNote failure={failure} onRetry={canRetry ? retry : undefined} />
      <div className={formActions}>
        {canSend && (
          <Button
            busy={isBusy}
            busyLabel={words.sending}
            onClick={() => actor.send({ type: 'message.confirmed', key: newKey() })}
          >
            {words.send}
          </Button>
        )}
        <Button look="line" disabled={isBusy} onClick={() => actor.send({ type: 'message.left' })}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

const card = css({
  display: 'grid',
  gap: '4',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface-2',
  overflowWrap: 'anywhere',
})
