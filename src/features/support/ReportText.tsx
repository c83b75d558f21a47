import { use, useState } from 'react'
import { css } from '#styled/css/index.js'
import { recordedSteps, type RecordedStep } from '#walks/recording/recorder.ts'
import { recordingText } from '#walks/recording/recording.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toast } from '#src/ui/toast.ts'
import { ReportWords } from './shared/report-words.ts'

/** The last steps of the flows as text, which the studio can open and replay. */
export function ReportText() {
  const words = use(ReportWords)
  const [steps] = useState(() => [...recordedSteps()])
  const [text] = useState(() => recordingText(steps))
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    const isCopied = await copyText(text)
    setRefused(!isCopied)
    if (isCopied) toast({ text: words.copied, tone: 'ok' })
  }
  return (
    <div className={box}>
      <p className={css({ textStyle: 'body' })}>{words.text}</p>
      <h3 className={css({ textStyle: 'label' })}>{words.steps}</h3>
      <pre dir="ltr" className={list}>
        {steps.map(lineOf).join('\n')}
      </pre>
      <Button wide icon="copy" onClick={copy}>
        {words.copy}
      </Button>
      {isRefused && (
        <>
          <Note tone="warn" role="alert">
            {words.notCopied}
          </Note>
          <TextArea label={words.report} dir="ltr" rows={4} readOnly value={text} />
        </>
      )}
    </div>
  )
}

const lineOf = ({ at, machine, event: { type, code } }: RecordedStep): string =>
  [new Date(at).toISOString().slice(11, 23), machine, type, code].join(' ').trim()

const box = css({ display: 'grid', gap: '3' })
const list = css({
  maxHeight: '240px',
  overflowY: 'auto',
  padding: '3',
  borderRadius: 'md',
  bg: 'bg-sunken',
  fontSize: '12px',
  lineHeight: '22px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
