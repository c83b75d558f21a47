import { useSelector } from '@xstate/react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'wouter'
import { css } from '#styled/css/index.js'
import { toPersianDigits } from '#domain/digits.ts'
import { isMobileNumber, normalizedMobile, startsLikeMobile } from '#domain/mobile.ts'
import { login } from '#i18n/fa/login.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import { FailureNote } from './shared/FailureNote.tsx'
import { checkMobile } from './shared/mobile-number.ts'
import { StepFrame } from './shared/StepFrame.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PhoneField } from '#src/ui/TextField.tsx'
import { isSessionLost } from '#src/lib/lost-session.ts'
import { onEnter } from '#src/lib/on-enter.ts'
import { paths } from '#src/lib/paths.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'

const words = login.mobile
const reasons: ReadonlyMap<string, string> = new Map(Object.entries(words.reasons))
const actions: ReadonlyMap<string, string> = new Map(Object.entries(words.actions))

/** Step 1: the mobile number, with the choice between a code and the password. */
export function MobileStep({ actor }: { actor: SignInActor }) {
  const isBusy = useSelector(actor, authenticationSelectors.isBusy)
  const isAwaitingNumber = useSelector(actor, authenticationSelectors.isAwaitingNumber)
  const failure = useSelector(actor, authenticationSelectors.failure)
  const retryAt = useSelector(actor, authenticationSelectors.retryAt)
  const { register, handleSubmit, getValues, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { mobile: toPersianDigits(authenticationSelectors.mobile(actor.getSnapshot())) },
  })
  const { errors, isValid } = formState
  const typed = normalizedMobile(useWatch({ control, name: 'mobile' }))
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const given = reasons.get(query.get('reason') ?? '') ?? null
  const lost = isHydrated && isSessionLost() ? words.reasons['signed-out'] : null
  const reason = given ?? lost ?? actions.get(query.get('action') ?? '') ?? null
  const submit = handleSubmit(({ mobile }) =>
    actor.send({ type: 'mobile.submitted', mobile: normalizedMobile(mobile) }),
  )
  const choosePassword = () =>
    actor.send({ type: 'password.chosen', mobile: normalizedMobile(getValues('mobile')) })
  const usePassword = handleSubmit(choosePassword, choosePassword)
  const next = isAwaitingNumber ? usePassword : submit
  return (
    <StepFrame title={words.title} text={words.text} onSubmit={(event) => void submit(event)}>
      {reason !== null && <Note>{reason}</Note>}
      {reason === null && isForCart(query.get('redirectUrl')) && (
        <Note icon="cart">{words.cartKept}</Note>
      )}
      <PhoneField
        label={words.label}
        placeholder="۰۹۱۲ ۳۴۵ ۶۷۸۹"
        autoComplete="tel"
        autoFocus
        hint={isMobileNumber(typed) && !startsLikeMobile(typed) ? words.landline : undefined}
        error={errors.mobile?.message}
        onKeyDown={isValid && !isAwaitingNumber ? undefined : onEnter(() => void next())}
        {...register('mobile', {
          validate: checkMobile,
          onChange: () => actor.send({ type: 'mobile.edited' }),
        })}
      />
      <FailureNote failure={failure} retryAt={retryAt} />
      <Button
        type="submit"
        wide
        disabled={!isValid || retryAt !== null}
        busy={isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <Button look="ghost" wide disabled={isBusy} onClick={() => void usePassword()}>
        {words.password}
      </Button>
      <p className={agreement}>
        {words.agreement.before}
        <Link href={paths.terms} className={inlineLink}>
          {words.agreement.terms}
        </Link>
        {words.agreement.and}
        <Link href={paths.userPrivacy} className={inlineLink}>
          {words.agreement.privacy}
        </Link>
        {words.agreement.after}
      </p>
    </StepFrame>
  )
}

/** Whether the way on leads to a step of the cart. */
const isForCart = (redirectUrl: string | null) => /^\/?cart(?:\/|$)/.test(redirectUrl ?? '')

const agreement = css({ textStyle: 'small', color: 'text-2' })
const inlineLink = css({ color: 'brand-text', textDecoration: 'underline' })
