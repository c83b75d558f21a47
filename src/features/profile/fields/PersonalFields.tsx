import { bankOf } from '#domain/card.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { css } from '#styled/css/index.js'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { ProfileFieldActor } from '#machines/flows/profile-field/profile-field.machine.ts'
import { cardNumber, day, phoneNumber, sheba } from '#src/lib/format.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { FieldRow, fieldList } from './FieldRow.tsx'
import { labelOf } from './part-label.ts'
import { PasswordRow } from '#src/features/profile/password/PasswordRow.tsx'

type Props = { flow: ProfileFieldActor; profile: Schemas['Profile'] }

const parts = ['name', 'code', 'birthdate', 'email', 'card', 'iban', 'job'] as const

/** The personal fields, each with a button that opens its form. The number is the account itself and never changes. */
export function PersonalFields({ flow, profile }: Props) {
  return (
    <>
      <dl className={fieldList}>
        {parts.map((part) => (
          <FieldRow
            key={part}
            label={labelOf(part, profile)}
            onEdit={() => flow.send({ type: 'field.opened', part })}
            {...shownOf(part, profile)}
          />
        ))}
        <FieldRow label={words.phone} value={phoneNumber(profile.phone_number)} ltr />
        <PasswordRow profile={profile} />
      </dl>
      {!profile.has_all_information && (
        <p className={css({ marginBlockStart: '3', textStyle: 'small', color: 'text-2' })}>
          {words.incomplete}
        </p>
      )}
      <FieldDialog flow={flow} profile={profile} />
    </>
  )
}

type Shown = { value: string; note?: string; ltr?: boolean }

function shownOf(part: (typeof parts)[number], profile: Schemas['Profile']): Shown {
  const { first_name, last_name, card_number, birthdate, iban } = profile
  const bank = card_number === null ? null : bankOf(card_number)
  const shown: Record<typeof part, Shown> = {
    name: { value: joinName(first_name, last_name) },
    code: {
      value: toPersianDigits(profile.national_code ?? profile.fida_code ?? ''),
      ltr: true,
    },
    birthdate: { value: birthdate === null ? '' : day(`${birthdate}T00:00:00Z`) },
    email: { value: profile.email ?? '', ltr: true },
    card: {
      value: card_number === null ? '' : cardNumber(card_number),
      note: bank === null ? undefined : words.banks[bank],
      ltr: true,
    },
    iban: { value: iban === null ? '' : sheba(iban), ltr: true },
    job: { value: profile.job ?? '' },
  }
  return shown[part]
}
