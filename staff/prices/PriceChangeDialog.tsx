import { useSelector } from '@xstate/react'
import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import {
  staffPriceChangeSelectors as selectors,
  type StaffPriceChangeActor,
} from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { LeftOut } from './LeftOut.tsx'
import { PricePreview } from './PricePreview.tsx'
import { RepricingForm } from './RepricingForm.tsx'

/** Changes many prices: asks how, shows what it would lead to, and says what was left out. */
export function PriceChangeDialog({ actor }: { actor: StaffPriceChangeActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isForm = useSelector(actor, selectors.isForm)
  const isPreview = useSelector(actor, selectors.isPreview)
  const canRetry = useSelector(actor, selectors.canRetry)
  const result = useSelector(actor, selectors.result)
  const schedule = useSelector(actor, selectors.schedule)
  const failure = useSelector(actor, selectors.failure)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words.title} look="wide" alert>
      <div className={css({ display: 'grid', gap: '4', textStyle: 'body' })}>
        <FailureNote
          failure={failure}
          onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
        />
        {isForm && <RepricingForm actor={actor} onDismiss={dismiss} />}
        {isPreview && <PricePreview actor={actor} onDismiss={dismiss} />}
        {result !== null && (
          <LeftOut result={result} canUndo={schedule === null} onDismiss={dismiss} />
        )}
      </div>
    </Dialog>
  )
}
