import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { toLatinDigits } from '#domain/digits.ts'
import { normalizedMobile } from '#domain/mobile.ts'
import { login } from '#i18n/fa/login.ts'
import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { leaveForSignIn, type EndReason } from '#staff/app/ended-session.ts'
import { paths } from '#staff/app/paths.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { checkMobile } from '#src/features/authentication/shared/mobile-number.ts'
import { PasswordField } from '#src/features/authentication/shared/PasswordField.tsx'
import { passwordLengthRule } from '#src/features/authentication/shared/password-rules.ts'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { PhoneField } from '#src/ui/TextField.tsx'

const words = staffSignIn.ended

export type SignInAgainProps = { reason: EndReason }

/**
 * Signs in by password over a page with unsaved edits after the session has ended; the code is asked for next. Who signs
 * in in another tab is noticed on return.
 */
export function SignInAgain({ reason }: SignInAgainProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { mobile: '', password: '' },
  })
  const signIn = useMutation({
    mutationFn: (body: { phone_number: string; password: string }) =>
      unwrap(api.POST('/accounts/login_with_password/', { body })),
    onSuccess: () => {
      notifyOtherTabs('session')
      return queryClient.invalidateQueries({ queryKey: queryKeys.member })
    },
  })
  useEffect(() => {
    const look = () => void queryClient.invalidateQueries({ queryKey: queryKeys.member })
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [queryClient])
  const submit = handleSubmit(({ mobile, password }) =>
    signIn.mutate({ phone_number: normalizedMobile(mobile), password: toLatinDigits(password) }),
  )
  const failure = signIn.error === null ? null : failureOf(signIn.error)
  return (
    <div className={stack}>
      <StepFrame
        title={words.title}
        level={2}
        text={words.reasons[reason]}
        onSubmit={(event) => void submit(event)}
      >
        <PhoneField
          label={login.mobile.label}
          autoComplete="username"
          readOnly={signIn.isPending}
          error={formState.errors.mobile?.message}
          {...register('mobile', { validate: checkMobile })}
        />
        <PasswordField
          label={staffSignIn.password.label}
          autoComplete="current-password"
          readOnly={signIn.isPending}
          error={formState.errors.password?.message}
          {...register('password', { required: login.required, validate: passwordLengthRule })}
        />
        <FailureNote failure={failure} retryAt={failure?.retryAt ?? null} />
        <Button type="submit" wide busy={signIn.isPending} busyLabel={staffSignIn.password.busy}>
          {staffSignIn.password.submit}
        </Button>
      </StepFrame>
      <a
        href={shopPaths.login({ redirectUrl: paths.home })}
        target="_blank"
        rel="noopener"
        className={button({ look: 'ghost' })}
      >
        {words.otherWay}
      </a>
      <Button look="ghost" onClick={() => leaveForSignIn(reason)}>
        {words.discard}
      </Button>
    </div>
  )
}

const stack = css({ display: 'grid', gap: '3', maxWidth: '440px', marginInline: 'auto' })
