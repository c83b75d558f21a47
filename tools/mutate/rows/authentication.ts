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
    from: 'value.length < 6',
    to: 'value.length < 5',
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
]
