import { css } from '#styled/css/index.js'
import { brokenPasswordRules, passwordRules } from '#domain/password.ts'
import { login } from '#i18n/fa/login.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = login.newPassword

/** Which of the rules the password meets so far. */
export function PasswordRules({ password }: { password: string }) {
  const broken = brokenPasswordRules(password)
  const isKept = (rule: (typeof passwordRules)[number]) => password !== '' && !broken.includes(rule)
  return (
    <ul className={list}>
      {passwordRules
        .filter((rule) => rule !== 'required')
        .map((rule) => (
          <li key={rule} className={isKept(rule) ? kept : undefined}>
            <Icon name={isKept(rule) ? 'check' : 'info'} size={16} />
            <span className={css({ srOnly: true })}>
              {isKept(rule) ? words.kept : words.broken}
            </span>
            {words.rules[rule]}
          </li>
        ))}
    </ul>
  )
}

const list = css({
  display: 'grid',
  gap: '1',
  textStyle: 'caption',
  color: 'text-2',
  '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
})
const kept = css({ color: 'ok-text' })
