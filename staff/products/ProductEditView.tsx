import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffProductEditSelectors as selectors,
  type StaffProductEditActor,
} from '#machines/flows/staff-product-edit/staff-product-edit.machine.ts'
import { bringIntoView } from '#staff/app/bring-into-view.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ProductDifferences } from './ProductDifferences.tsx'
import { ProductForm } from './ProductForm.tsx'

type Catalogue = Schemas['StaffCatalogue']

type Props = { actor: StaffProductEditActor; catalogue: Catalogue }

/** Renders the current state of the flow. A refusal is shown next to the button of the long form. */
export function ProductEditView({ actor, catalogue }: Props) {
  const isComparing = useSelector(actor, selectors.isComparing)
  const product = useSelector(actor, selectors.product)
  const named = useSelector(actor, selectors.named)
  const canRetry = useSelector(actor, selectors.canRetry)
  const canDismiss = useSelector(actor, selectors.canDismiss)
  const content = useSelector(actor, selectors.content)
  const current = useSelector(actor, selectors.current)
  const failure = useSelector(actor, selectors.failure)
  const known = [...named, ...(product?.similar ?? []), ...(current?.similar ?? [])]
  const refusal = (
    <>
      {failure !== null && (
        <InSight isFocused>
          <FailureNote
            failure={failure}
            onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
          />
        </InSight>
      )}
      {canDismiss && (
        <Button look="line" onClick={() => actor.send({ type: 'failure.dismissed' })}>
          {words.again}
        </Button>
      )}
    </>
  )
  return (
    <div className={stack}>
      {isComparing && <ComparisonTitle />}
      {isComparing && refusal}
      {isComparing && current === null && (
        <>
          {failure === null && (
            <p role="status">
              {words.comparing}
              <Skeleton height="320px" radius="16px" />
            </p>
          )}
          <Button look="line" onClick={() => actor.send({ type: 'difference.dismissed' })}>
            {words.again}
          </Button>
        </>
      )}
      {product !== null && current !== null && content !== null && (
        <ProductDifferences
          actor={actor}
          before={product.content}
          current={current.content}
          content={content}
          catalogue={catalogue}
          named={known}
        />
      )}
      {!isComparing && (
        <ProductForm key={actor.sessionId} actor={actor} catalogue={catalogue} named={known} />
      )}
      {!isComparing && refusal}
    </div>
  )
}

/** Receives focus when the form is replaced. */
function ComparisonTitle() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => bringIntoView(title.current), [])
  return (
    <h2 ref={title} tabIndex={-1} className={css({ textStyle: 'h2', outline: 'none' })}>
      {words.comparison}
    </h2>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
