import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/authentication'
const codes = 'machines/flows/one-time-code/one-time-code.machine.ts'

/** Signing in and out. */
export const authenticationRows: readonly RowMutant[] = [
  {
    row: 'AUTH-12',
    file: `${views}/connect-sign-in.ts`,
    from: 'navigate(output.destination, { replace: true })',
    to: "navigate('/', { replace: true })",
  },
  {
    row: 'AUTH-13',
    file: 'domain/redirect.ts',
    from: "searchParams.set('action', action)",
    to: "searchParams.set('do', action)",
  },
  {
    row: 'AUTH-14',
    file: 'server/http/security/cookies.ts',
    from: '{ ...base, httpOnly: true, maxAge: accessSeconds }',
    to: '{ ...base, httpOnly: false, maxAge: accessSeconds }',
  },
  {
    row: 'AUTH-17',
    file: codes,
    from: "guard: and(['isFresh', 'isLive']),",
    to: "guard: and(['isFresh', 'isLive', 'isComplete']),",
  },
  {
    row: 'AUTH-18',
    file: 'machines/flows/authentication/authentication.machine.ts',
    from: "'mobile.edited': 'mobile',\n        'back.pressed': [",
    to: "'back.pressed': [",
  },
  {
    row: 'AUTH-20',
    file: `${views}/shared/mobile-number.ts`,
    from: 'return login.required',
    to: 'return login.mobileInvalid',
  },
  {
    row: 'AUTH-21',
    file: `${views}/shared/mobile-number.ts`,
    from: 'return login.digitsOnly',
    to: 'return login.mobileInvalid',
  },
  { row: 'AUTH-22', file: 'domain/mobile.ts', from: '/^\\d{11}$/', to: '/^\\d{10,11}$/' },
  {
    row: 'AUTH-26',
    file: `${views}/shared/use-incomplete-code.ts`,
    from: 'value.length < oneTimeCodeLength',
    to: 'value.length < oneTimeCodeLength - 1',
  },
  {
    row: 'AUTH-28',
    file: `${views}/PasswordStep.tsx`,
    from: '{ required: login.required, validate: passwordLengthRule }',
    to: '{ required: login.required, validate: passwordLengthRule, minLength: 8 }',
  },
  {
    row: 'AUTH-30',
    file: `${views}/NewPasswordStep.tsx`,
    from: "'repeated', { required: login.required, validate: passwordLengthRule }",
    to: "'repeated', { required: login.required, validate: (typed) => typed === password }",
  },
  {
    row: 'AUTH-31',
    file: `${views}/MobileStep.tsx`,
    from: 'disabled={!isValid || retryAt !== null}',
    to: 'disabled={(!isValid && isBusy) || retryAt !== null}',
  },
  {
    row: 'AUTH-32',
    file: codes,
    from: "guard: and(['isComplete', 'isLive'])",
    to: "guard: 'isComplete'",
  },
  {
    row: 'AUTH-34',
    file: 'src/features/account/shared/use-logout.ts',
    from: 'next: string = paths.home',
    to: 'next: string = paths.products',
  },
  {
    row: 'AUTH-43',
    file: `${views}/connect-sign-in.ts`,
    from: 'password_incorrect: login.passwordIncorrect',
    to: 'password_incorrect: login.tryLater',
  },
  {
    row: 'AUTH-44',
    file: `${views}/connect-sign-in.ts`,
    from: '?? login.tryLater',
    to: '?? login.passwordIncorrect',
  },
  {
    row: 'AUTH-03',
    file: `${views}/MobileStep.tsx`,
    from: '<Button look="ghost" wide disabled={isBusy} onClick',
    to: `<Button look="ghost" wide className={css({ md: { display: 'none' } })} disabled={isBusy} onClick`,
  },
  {
    row: 'AUTH-07',
    file: `${views}/shared/ResendCode.tsx`,
    from: 'until={onServerClock(waitsUntil)}',
    to: 'until={onServerClock(waitsUntil + 60_000)}',
  },
  {
    row: 'AUTH-08',
    file: `${views}/CodeStep.tsx`,
    from: "onEdit={() => actor.send({ type: 'mobile.edited' })}",
    to: "onEdit={() => actor.send({ type: 'password.chosen', mobile })}",
  },
  {
    row: 'AUTH-10',
    file: `${views}/SignIn.tsx`,
    from: '(step === 2 || step === 4)',
    to: 'step === 2',
  },
  {
    row: 'AUTH-16',
    file: `${views}/shared/ResendCode.tsx`,
    from: '{isExpired && (',
    to: '{canResend !== isExpired && (',
  },
  {
    row: 'AUTH-19',
    file: 'machines/flows/authentication/authentication.machine.ts',
    from: "target: 'newPassword',\n            actions: { type: 'keepResetToken'",
    to: "target: 'password',\n            actions: { type: 'keepResetToken'",
  },
  {
    row: 'AUTH-23',
    file: 'domain/mobile.ts',
    from: 'const bare = toLatinDigits(typed)',
    to: 'const bare = typed',
  },
  {
    row: 'AUTH-29',
    file: `${views}/NewPasswordStep.tsx`,
    from: '{ validate: newPasswordRule }',
    to: '{ required: login.required }',
  },
  {
    row: 'AUTH-33',
    file: 'server/http/security/authenticate.ts',
    from: "request.headers['refresh-token']",
    to: "request.headers['x-refresh-token']",
  },
  {
    row: 'AUTH-37',
    file: 'server/features/accounts/accounts.handlers.ts',
    from: 'cookies: tokens,',
    to: 'cookies: { ...tokens, refresh: tokens.access },',
  },
  {
    row: 'AUTH-40',
    file: 'machines/flows/authentication/authentication.actors.ts',
    from: 'confirm_password: input.repeated,',
    to: 'confirm_password: input.password,',
  },
  {
    row: 'AUTH-41',
    file: 'server/features/accounts/accounts.handlers.ts',
    from: "caller.kind === 'guest' ? tokensOf",
    to: "caller.kind !== 'staff' ? tokensOf",
  },
  {
    row: 'AUTH-45',
    file: `${views}/connect-sign-in.ts`,
    from: 'passwords_do_not_match: login.passwordsDiffer',
    to: 'passwords_do_not_match: login.tryLater',
  },
  {
    row: 'AUTH-46',
    file: `${views}/connect-sign-in.ts`,
    from: 'if (failure === null || (step !== 3',
    to: "if (failure === null || failure.code === 'network' || (step !== 3",
  },
  {
    row: 'AUTH-47',
    file: 'machines/flows/authentication/authentication.machine.ts',
    from: "refused: { tags: ['error', 'stable'], on: { 'newPassword.submitted': 'saving' } }",
    to: "refused: { tags: ['error', 'busy'], on: { 'newPassword.submitted': 'saving' } }",
  },
]
