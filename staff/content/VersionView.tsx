import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { failureOf, isUncertain } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { contentVersionQuery } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { changedLines } from './changed-lines.ts'
import { linesOf } from './content-lines.ts'
import { Lines } from './Lines.tsx'

const words = staffContents.versions

type TextProps = { actor: StaffContentActor; name: ContentKey; version: number }
type Props = TextProps & { isInitial: boolean }

/** A button that shows a replaced version in a dialog, read only, before it is taken as the draft. */
export function VersionView({ actor, name, version, isInitial }: Props) {
  const [isOpen, setOpen] = useState(false)
  const number = toPersianDigits(version)
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon="eye"
        aria-label={isInitial ? words.viewInitial : words.viewOf(number)}
        onClick={() => setOpen(true)}
      >
        {words.view}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isInitial ? staffContents.initialText : words.version(number)}
        look="wide"
      >
        <VersionText actor={actor} name={name} version={version} />
      </Dialog>
    </>
  )
}

/** How a version differs from the input, and all that it says. */
function VersionText({ actor, name, version }: TextProps) {
  const api = useApi()
  const { data, error, refetch } = useQuery(contentVersionQuery(api, name, version))
  const body = useSelector(actor, selectors.body)
  const failure = error === null ? null : failureOf(error)
  if (failure !== null)
    return (
      <FailureNote
        failure={failure}
        onRetry={isUncertain(failure) ? () => void refetch() : undefined}
      />
    )
  if (data === undefined) return <Skeleton height="240px" radius="16px" />
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {body !== null && (
        <Panel title={words.differences}>
          <Lines lines={changedLines(body, data.body)} nothing={words.same} />
        </Panel>
      )}
      <Panel title={words.text}>
        <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
          {linesOf(data.body).join('\n')}
        </p>
      </Panel>
    </div>
  )
}
