import { use, useState } from 'react'
import { recordedSteps } from '#walks/recording/recorder.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { ReportWords } from './shared/report-words.ts'

const ReportText = lazyPart(() => import('./ReportText.tsx').then((m) => m.ReportText))

/** Shows the last steps of the flows before a failure, to copy them. Nothing if there were none. */
export function SupportReport() {
  const [isOpen, setOpen] = useState(false)
  const words = use(ReportWords)
  if (recordedSteps().length === 0) return null
  return (
    <>
      <Button size="sm" look="ghost" icon="support" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <ReportText />
      </Dialog>
    </>
  )
}
