import { namedStrength, passwordStrength } from '#domain/password.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { profile } from '#i18n/fa/profile.ts'

const words = profile.password
const steps = [1, 2, 3, 4]

/** How strong a password is, in four steps. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const word = words.steps[namedStrength(password)]
  return (
    <div className={css({ display: 'grid', gap: '1' })}>
      <div
        role="meter"
        aria-label={words.strength(toPersianDigits(strength))}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={word}
        className={css({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1' })}
      >
        {steps.map((step) => (
          <span
            key={step}
            className={bar({ tone: step <= strength ? toneOf(strength) : 'empty' })}
          />
        ))}
      </div>
      <span aria-hidden className={css({ textStyle: 'caption', color: 'text-2' })}>
        {words.strength(toPersianDigits(strength))}، {word}
      </span>
    </div>
  )
}

const toneOf = (strength: number) => {
  if (strength < 2) return 'weak'
  return strength < 4 ? 'fair' : 'good'
}

const bar = cva({
  base: { height: '6px', borderRadius: 'full' },
  variants: {
    tone: {
      empty: { bg: 'bg-sunken' },
      weak: { bg: 'danger' },
      fair: { bg: 'warn-text' },
      good: { bg: 'ok-text' },
    },
  },
})
