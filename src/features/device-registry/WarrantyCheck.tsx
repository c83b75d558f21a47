import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { cleanImei } from '#domain/imei.ts'
import { css } from '#styled/css/index.js'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { createWarrantyCheckActors } from '#machines/flows/warranty-check/warranty-check.actors.ts'
import {
  warrantyCheckMachine,
  warrantyCheckSelectors as selectors,
  type Imeis,
  type WarrantyCheckActor,
} from '#machines/flows/warranty-check/warranty-check.machine.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { formDraft, hasTypesOf } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ImeiFields } from './ImeiFields.tsx'
import { imeiRule, secondImeiRule } from './imei-rule.ts'
import { NotActivated, WarrantyResult } from './WarrantyResult.tsx'

const words = deviceRegistry.check

const empty = { firstImei: '', secondImei: '' }

/** Preserved across the required sign-in. */
const draft = formDraft('warranty-check-draft', { owner: null, isLike: hasTypesOf(empty) })

type Props = {
  /** With the numbers of the device that is not activated. */
  onActivate: (imeis: Imeis) => void
}

/** The tab that checks the warranty of a device. */
export function WarrantyCheck({ onActivate }: Props) {
  const api = useApi()
  const signedIn = useSignedIn()
  const actor = useFlow(() => ({
    machine: warrantyCheckMachine,
    live: () => warrantyCheckMachine.provide({ actors: createWarrantyCheckActors(api) }),
    input: (signedIn) => ({ signedIn }),
  }))
  useEffect(() => actor.send({ type: 'session.changed', signedIn }), [actor, signedIn])
  return <CheckAt actor={actor} onActivate={onActivate} />
}

/** Renders the current state of the flow. */
export function CheckAt({ actor, onActivate }: Props & { actor: WarrantyCheckActor }) {
  const isChecking = useSelector(actor, selectors.isChecking)
  const isGuest = useSelector(actor, selectors.isGuest)
  const isSignInNeeded = useSelector(actor, selectors.isSignInNeeded)
  const failure = useSelector(actor, selectors.failure)
  const form = useForm({ mode: 'onTouched', defaultValues: empty })
  useFormDraft(form, draft)
  const { register, handleSubmit, formState, getValues } = form
  const onChange = () => actor.send({ type: 'form.edited' })
  const submit = handleSubmit((typed) =>
    actor.send({ type: 'check.submitted', imeis: imeisOf(typed) }),
  )
  return (
    <>
      <form className={fields} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <h2 className={css({ textStyle: 'h2' })}>{words.title}</h2>
          <p className={explanation}>{words.text}</p>
        </div>
        {isGuest && !isSignInNeeded && (
          <div className={guestNote}>
            <Note action={toLogin}>{words.guest}</Note>
          </div>
        )}
        <ImeiFields
          first={register('firstImei', { validate: imeiRule, deps: 'secondImei', onChange })}
          second={register('secondImei', {
            validate: (typed) => secondImeiRule(typed, getValues('firstImei')),
            onChange,
          })}
          errors={formState.errors}
        />
        {isSignInNeeded && (
          <Note tone="danger" role="alert" action={toLogin}>
            {words.signIn}
          </Note>
        )}
        <FailureNote failure={failure} />
        <SubmitButton wide complete={formState.isValid} busy={isChecking} busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
      </form>
      <WarrantyResult actor={actor} />
      <NotActivated actor={actor} onActivate={() => onActivate(imeisOf(getValues()))} />
    </>
  )
}

const toLogin = (
  <ButtonLink look="line" size="sm" href={paths.login({ redirectUrl: paths.register })}>
    {words.toLogin}
  </ButtonLink>
)

const imeisOf = ({ firstImei, secondImei }: typeof empty): Imeis => ({
  firstImei: cleanImei(firstImei),
  secondImei: cleanImei(secondImei) || null,
})

const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' })
/** The page is rendered for a guest before the browser knows who it is. */
const guestNote = css({ _signedIn: { display: 'none' } })
const explanation = css({ marginBlockStart: '1', textStyle: 'body', color: 'text-2' })
