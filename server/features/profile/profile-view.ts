import type { Schemas } from '#server/schemas.ts'
import type { UserRow } from '#server/features/accounts/users.queries.ts'
import { isComplete } from './profile.service.ts'

/** The API representation of a profile. */
export const profileBody = (user: UserRow): Schemas['Profile'] => ({
  first_name: user.firstName,
  last_name: user.lastName,
  national_code: user.nationalCode,
  fida_code: user.fidaCode,
  phone_number: user.phone,
  has_set_password: user.passwordHash !== null,
  has_all_information: isComplete(user),
  birthdate: user.birthdate,
  email: user.email,
  card_number: user.cardNumber,
  iban: user.iban,
  job: user.job,
  legal_info: user.legalInfo,
  image: user.image,
})
