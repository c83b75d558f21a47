import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Differences } from './Differences.tsx'

const words = staff.terms

type Props = { actor: StaffVariantEditActor; isOpen: boolean; children?: ReactNode }

/** Of a variant: what is given, or how its terms differ from those of a colleague. */
export function VariantDialog({ actor, isOpen, children }: Props) {
  const isComparing = useSelector(actor, selectors.isComparing)
  const canRetry = useSelector(actor, selectors.canRetry)
  const variant = useSelector(actor, selectors.variant)
  const terms = useSelector(actor, selectors.terms)
  const current = useSelector(actor, selectors.current)
  const failure = useSelector(actor, selectors.failure)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={variant === null ? staff.product.variants : words.title(variant.color_name)}
      alert
    >
      <div className={css({ display: 'grid', gap: '4', textStyle: 'body' })}>
        <FailureNote
          failure={failure}
          onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
        />
        {isComparing && current === null && failure === null && (
          <p role="status">
            {words.comparing}
            <Skeleton height="160px" radius="12px" />
          </p>
        )}
        {variant !== null && current !== null && terms !== null && (
          <Differences
            before={variant}
            current={current}
            terms={terms}
            actor={actor}
            onDismiss={dismiss}
          />
        )}
        {children}
      </div>
    </Dialog>
  )
}
