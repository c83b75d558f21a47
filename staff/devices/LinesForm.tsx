import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { warrantyMonths } from '#domain/warranty.ts'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import {
  staffWarrantyImportSelectors as selectors,
  type StaffWarrantyImportActor,
} from '#machines/flows/staff-warranty-import/staff-warranty-import.machine.ts'
import { css, cx } from '#styled/css/index.js'
import { fileInput, fileLabel } from '#staff/app/form-looks.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number } from '#src/lib/format.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { FaultyLines } from './FaultyLines.tsx'

const words = staffDevices.import

/** The lines of an import, pasted or from a file, and what was wrong with them when they were last checked. */
export function LinesForm({ actor }: { actor: StaffWarrantyImportActor }) {
  const text = useSelector(actor, selectors.text)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isEmpty = useSelector(actor, selectors.isEmpty)
  const isUnreadable = useSelector(actor, selectors.isUnreadable)
  const faulty = useSelector(actor, selectors.faulty)
  const failure = useSelector(actor, selectors.failure)
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'check.requested' })
  }
  const fault = isEmpty ? words.empty : isUnreadable ? words.unreadable : undefined
  return (
    <form className={stack} onSubmit={check} noValidate>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>
        {words.intro} {words.term(number(warrantyMonths))}
        <code className={css({ display: 'block', overflowWrap: 'anywhere' })}>{words.example}</code>
      </p>
      <TextArea
        label={words.lines}
        error={fault}
        dir="ltr"
        rows={8}
        spellCheck={false}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => actor.send({ type: 'lines.changed', text: target.value })}
      />
      <FailureNote failure={failure} />
      {faulty !== null && <FaultyLines check={faulty} />}
      <div className={row}>
        <Button type="submit" busy={isBusy} busyLabel={words.checking}>
          {words.check}
        </Button>
        <label className={cx(button({ look: 'line' }), fileLabel)}>
          <Icon name="article" size={20} />
          {words.file}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            disabled={isBusy}
            className={fileInput}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) actor.send({ type: 'file.chosen', file })
              target.value = ''
            }}
          />
        </label>
      </div>
    </form>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
