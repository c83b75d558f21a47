import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  risksOf,
  staffDiscountEditSelectors as selectors,
  type DiscountTerms,
  type StaffDiscountEditActor,
} from '#machines/flows/staff-discount-edit/staff-discount-edit.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { conflictText } from '#staff/app/conflict-text.ts'
import { ConfirmButton } from '#staff/app/ConfirmButton.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { catalogueQuery } from '#staff/app/queries.ts'
import { closeForm, useHeld } from '#staff/app/unsaved.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { DiscountForm } from './DiscountForm.tsx'
import { differentTerms, givenBy, termText } from './discount-text.ts'

const words = staffFinance.discounts.form

type Categories = Schemas['StaffCatalogue']['categories']

/** The terms of a code to edit, once the categories to choose from are there. */
export function DiscountDialog({ actor }: { actor: StaffDiscountEditActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const { data, error, refetch } = useQuery({ ...catalogueQuery(useApi()), enabled: isOpen })
  return (
    <DiscountDialogView
      actor={actor}
      categories={data?.categories}
      awaiting={<Awaiting data={data} error={error} onRetry={() => void refetch()} />}
    />
  )
}

type Props = {
  actor: StaffDiscountEditActor
  categories: Categories | undefined
  /** Shown in place of the form until there are categories. */
  awaiting?: ReactNode
}

/** Renders the current state of the flow. */
export function DiscountDialogView({ actor, categories, awaiting }: Props) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isComparing = useSelector(actor, selectors.isComparing)
  const canRetry = useSelector(actor, selectors.canRetry)
  const isWarning = useSelector(actor, selectors.isWarning)
  const discount = useSelector(actor, selectors.discount)
  const terms = useSelector(actor, selectors.terms)
  const current = useSelector(actor, selectors.current)
  const failure = useSelector(actor, selectors.failure)
  const [isTyped, setTyped] = useState(false)
  if (isTyped && !isOpen) setTyped(false)
  useHeld({ isSaving: isBusy, isUnsaved: isTyped })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const close = () => (isBusy ? dismiss() : closeForm(dismiss))
  return (
    <Dialog open={isOpen} onClose={close} title={discount === null ? words.add : words.edit}>
      <div className={stack}>
        {failure !== null && failure.code !== 'discount_code_taken' && (
          <InSight isFocused>
            <FailureNote
              failure={failure}
              onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
            />
          </InSight>
        )}
        {isComparing ? (
          current === null || terms === null ? (
            failure === null && <Skeleton height="160px" radius="16px" />
          ) : (
            <Conflict
              actor={actor}
              theirs={current.terms}
              mine={terms}
              categories={categories ?? []}
            />
          )
        ) : isWarning && terms !== null ? (
          <Warning actor={actor} terms={terms} />
        ) : categories === undefined ? (
          awaiting
        ) : (
          <DiscountForm
            actor={actor}
            categories={categories}
            onType={() => setTyped(true)}
            onDismiss={close}
          />
        )}
      </div>
    </Dialog>
  )
}

/** What the terms may cost, to be accepted before they are saved. */
function Warning({ actor, terms }: { actor: StaffDiscountEditActor; terms: DiscountTerms }) {
  const isForAll = terms.category_id === null && terms.minimum_amount === 0
  return (
    <>
      <Note tone="warn" role="alert">
        {words.risk(terms.code, givenBy(terms))}
      </Note>
      <ul
        className={css({ display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '5' })}
      >
        {risksOf(terms).map((risk) => (
          <li key={risk}>{words.risks[risk]}</li>
        ))}
        {isForAll && <li>{words.forAll}</li>}
      </ul>
      <div className={formActions}>
        <ConfirmButton removes={false} onClick={() => actor.send({ type: 'risk.accepted' })}>
          {words.acceptRisk}
        </ConfirmButton>
        <Button look="line" onClick={() => actor.send({ type: 'risk.declined' })}>
          {words.declineRisk}
        </Button>
      </div>
    </>
  )
}

type ConflictProps = {
  actor: StaffDiscountEditActor
  theirs: DiscountTerms
  mine: DiscountTerms
  categories: Categories
}

/** What a colleague has changed meanwhile, next to the input here. */
function Conflict({ actor, theirs, mine, categories }: ConflictProps) {
  const savedBy = useSelector(actor, selectors.savedBy)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return (
    <>
      <Note tone="warn" role="alert">
        {conflictText(words, savedBy)}
      </Note>
      <dl className={stack}>
        {differentTerms(theirs, mine).map((name) => (
          <div key={name}>
            <dt className={css({ textStyle: 'label' })}>{words.names[name]}</dt>
            <dd>{words.theirs(termText(theirs, name, names))}</dd>
            <dd>{words.mine(termText(mine, name, names))}</dd>
          </div>
        ))}
      </dl>
      <div className={formActions}>
        <Button onClick={() => actor.send({ type: 'mine.kept', key: newKey() })}>
          {words.keepMine}
        </Button>
        <Button look="line" onClick={() => actor.send({ type: 'dialog.dismissed' })}>
          {words.leaveTheirs}
        </Button>
      </div>
    </>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
