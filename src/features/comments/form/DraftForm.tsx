import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { newCommentLimits } from '#api/limits.ts'
import { css } from '#styled/css/index.js'
import { commentForm as words } from '#i18n/fa/comments.ts'
import { commentFormSelectors as selectors } from '#machines/flows/comment-form/comment-form.selectors.ts'
import type { Draft } from '#machines/flows/comment-form/comment-form.types.ts'
import { faultsOf, type DraftFault } from '#machines/flows/comment-form/draft.ts'
import type { CommentFormActor } from '#machines/flows/comment-form/comment-form.machine.ts'
import type { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { FilesField } from '#src/features/attachments/shared/FilesField.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { StarsField } from './StarsField.tsx'

type Props = { flow: CommentFormActor; files: FileStore; returnTo: string }

/** Stars, text, files and the name. Each change is sent to the flow immediately, so that nothing gets lost. */
export function DraftForm({ flow, files, returnTo }: Props) {
  const draft = useSelector(flow, selectors.draft)
  const signedIn = useSelector(flow, selectors.signedIn)
  const chosen = useSelector(flow, selectors.files)
  const { errorOf, touch } = useTouched(draft)
  const change = (change: Partial<Draft>) => flow.send({ type: 'draft.changed', change })
  return (
    <div className={form}>
      <FailureNote flow={flow} />
      <StarsField
        stars={draft.stars}
        error={errorOf('stars')}
        onChange={(stars) => change({ stars })}
        onBlur={() => touch('stars')}
      />
      <TextArea
        label={words.text}
        rows={5}
        value={draft.text}
        hint={
          draft.text === ''
            ? words.textHint
            : words.length(number(draft.text.length), number(newCommentLimits.text))
        }
        error={errorOf('text')}
        onChange={({ target }) => change({ text: target.value })}
        onBlur={() => touch('text')}
      />
      <FilesField
        files={chosen}
        store={files}
        onAdd={(files) => flow.send({ type: 'files.added', files })}
        onRemove={(key) => flow.send({ type: 'file.removed', key })}
        onRetry={(key) => flow.send({ type: 'file.retried', key })}
      />
      {signedIn ? (
        <Checkbox
          checked={draft.isAnonymous}
          onChange={({ target }) => change({ isAnonymous: target.checked })}
        >
          {words.anonymous}
        </Checkbox>
      ) : (
        <>
          <TextField
            label={words.name}
            autoComplete="name"
            maxLength={newCommentLimits.display_name}
            value={draft.name}
            hint={words.nameHint}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Note action={<LoginLink returnTo={returnTo} />}>{words.guest}</Note>
        </>
      )}
    </div>
  )
}

function LoginLink({ returnTo }: { returnTo: string }) {
  return (
    <Link href={paths.login({ redirectUrl: returnTo })} className={login}>
      {words.login}
    </Link>
  )
}

function FailureNote({ flow }: { flow: CommentFormActor }) {
  const failure = useSelector(flow, selectors.failure)
  if (failure === null) return null
  return (
    <Note tone="danger" role="alert">
      {words.failed}
      <br />
      {failureText(failure)}
      <ReportLink failure={failure} />
    </Note>
  )
}

/** The errors of the fields that have been blurred. */
function useTouched(draft: Draft) {
  const [touched, setTouched] = useState<ReadonlySet<keyof Draft>>(new Set())
  const faults = faultsOf(draft)
  return {
    touch: (field: keyof Draft) => setTouched((before) => new Set([...before, field])),
    errorOf: (field: keyof Draft) => {
      const fault = faults[field]
      return fault !== undefined && (touched.has(field) || fault === 'tooLong')
        ? faultTexts[fault]
        : undefined
    },
  }
}

const faultTexts: Record<DraftFault, string> = { required: words.required, tooLong: words.tooLong }

const form = css({ display: 'grid', gap: '5' })
const login = css({ textStyle: 'label', textDecoration: 'underline' })
