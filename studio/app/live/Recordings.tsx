import { useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { locale } from '#studio/words/language.ts'
import { live as words } from '#studio/words/live.ts'
import { studio } from '#studio/words/studio.ts'
import { recordingText } from '#walks/recording/recording.ts'
import { Button, Dialog, IconButton, Note, TextArea } from '#studio/shop/ui.ts'
import { saveFile } from '#studio/app/exports/save.ts'
import { fileStamp } from '#studio/app/file-stamp.ts'
import type { Step } from './live-state.ts'
import type { Live } from './live.ts'
import { readKnown, readKnownFile, type Read } from './read-known.ts'

/** Saves the steps as a file, and opens such a file or a report that a shopper sent to support. */
export function Recordings({ live }: { live: Live }) {
  const [isOpening, setOpening] = useState(false)
  const { recording, steps, store } = live
  const isEmpty = steps.length === 0
  return (
    <div className={row}>
      <IconButton
        icon="storage"
        label={words.save}
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && saveFile(nameOf(new Date()), contentOf(steps))}
      />
      <IconButton icon="article" label={words.open} onClick={() => setOpening(true)} />
      {recording === null ? (
        <IconButton
          icon="trash"
          label={words.clear}
          aria-disabled={isEmpty}
          onClick={() => {
            if (live.isPast) live.leavePast('resume')
            store.clear()
          }}
        />
      ) : (
        <IconButton
          icon="close"
          label={words.closeRecording}
          onClick={() => live.openRecording(null)}
        />
      )}
      <Dialog
        open={isOpening}
        onClose={() => setOpening(false)}
        title={words.open}
        language={{ locale: locale(), close: studio.close }}
      >
        <Opening live={live} onDone={() => setOpening(false)} />
      </Dialog>
    </div>
  )
}

function Opening({ live, onDone }: { live: Live; onDone: () => void }) {
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const open = ({ recording, fault }: Read) => {
    setFault(fault)
    if (recording === null) return
    live.openRecording(recording)
    onDone()
  }
  return (
    <div className={form}>
      <Button look="tonal" icon="article" onClick={() => file.current?.click()}>
        {words.chooseFile}
      </Button>
      <input
        ref={file}
        hidden
        type="file"
        aria-label={words.openFile}
        accept="application/json,.json"
        onChange={async ({ target }) => {
          const chosen = target.files?.[0]
          if (chosen === undefined) return
          open(await readKnownFile(chosen))
          // The same file may be chosen again once it is fixed.
          target.value = ''
        }}
      />
      <TextArea
        label={words.paste}
        dir="ltr"
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {fault !== null && (
        <Note tone="danger" role="alert">
          {fault}
        </Note>
      )}
      <Button onClick={() => open(readKnown(text))}>{words.show}</Button>
    </div>
  )
}

function contentOf(steps: readonly Step[]): Blob {
  const text = recordingText(steps.map(({ page: _page, ...step }) => step))
  return new Blob([text], { type: 'application/json' })
}

function nameOf(now: Date): string {
  return `flow-${fileStamp(now)}.json`
}

const row = css({ display: 'flex' })
const form = css({ display: 'grid', gap: '3' })
