import { plainText } from '#domain/persian.ts'
import { profileFault, wirePath, type LegalField, type ProfileField } from '#domain/profile.ts'
import type { Context } from '#server/context.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'
import {
  lockUser,
  readUser,
  updateProfile,
  type ProfileFields,
  type UserRow,
} from '#server/features/accounts/users.queries.ts'
import { refusedField, requireFilled, trimmed, withTidyNames } from '#server/platform/fields.ts'
import {
  attachUploads,
  deleteUploads,
  storeUpload,
  uploadIdOf,
} from '#server/features/uploads/uploads.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export const getProfile = ({ db }: Context, userId: number): Promise<UserRow> =>
  readUser(db, userId)

/** Whether the profile has everything that an order needs. */
export const isComplete = (
  user: Pick<UserRow, 'firstName' | 'lastName' | 'nationalCode' | 'fidaCode'>,
): boolean => Boolean(user.firstName && user.lastName && (user.nationalCode || user.fidaCode))

/** Changes the given fields. National code and fida code are mutually exclusive: saving one clears the other. */
export async function patchProfile(
  context: Context,
  userId: number,
  input: Schemas['ProfilePatch'],
): Promise<UserRow> {
  const given = cleaned(input)
  requireFilled(given)
  if (given.national_code !== undefined && given.fida_code !== undefined)
    throw broken([{ field: 'fida_code', rule: 'exclusive' }])
  refuseFaults(given, context.now())
  const fields = fieldsOf(given)
  if (Object.keys(fields).length === 0) return readUser(context.db, userId)
  return save(context.db, userId, fields)
}

/** Saves name and code. The number must be the account's own: it never changes. Throws `phone_mismatch`. */
export async function putProfile(
  { db, now }: Context,
  userId: number,
  input: Schemas['ProfilePut'],
): Promise<UserRow> {
  const given = cleaned(input)
  requireFilled(given)
  refuseFaults(given, now())
  const { phone } = await readUser(db, userId)
  if (given.phone_number !== phone) throw new Problem('phone_mismatch')
  return save(db, userId, fieldsOf(given))
}

/** Replaces the picture and deletes the previous one with its file. Throws like `storeUpload`. */
export async function updateProfileImage(
  context: Context,
  userId: number,
  file: ReceivedFile | undefined,
): Promise<UserRow> {
  if (!file) throw refusedField('image', 'required')
  const upload = await storeUpload(context, file, { accepts: ['image'], uploaderId: userId })
  return transaction(context.db, async (tx) => {
    const { image: before } = await lockUser(tx, userId)
    await attachUploads(tx, [upload.id], userId)
    if (before !== null) await deleteUploads(tx, [uploadIdOf(before)], new Date(context.now()))
    return save(tx, userId, { image: upload.address })
  })
}

/** Removes the picture, if there is one, with its file. */
export function removeProfileImage(context: Context, userId: number): Promise<UserRow> {
  return transaction(context.db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (user.image === null) return user
    await deleteUploads(tx, [uploadIdOf(user.image)], new Date(context.now()))
    return save(tx, userId, { image: null })
  })
}

/** Throws `session_expired` for an account that is closed meanwhile. */
async function save(db: Executor, userId: number, fields: ProfileFields): Promise<UserRow> {
  const saved = await updateProfile(db, userId, fields)
  if (saved === null) throw new Problem('session_expired')
  return saved
}

const broken = (errors: { field: string; rule: string }[]) =>
  new Problem('validation_failed', { errors })

type Given = Schemas['ProfilePatch'] & Partial<Schemas['ProfilePut']>

/** Throws `validation_failed` for values that break the rules which the screens check too. */
function refuseFaults({ legal_info: legal, ...given }: Given, now: number): void {
  const today = new Date(now).toISOString().slice(0, 10)
  const faults = [
    ...personalFields.map((field) => ({ field, value: given[field] })),
    ...legalFields.map((field) => ({ field: `legal_${field}` as const, value: legal?.[field] })),
  ].flatMap(({ field, value }) => {
    const fault = typeof value === 'string' ? profileFault(field, value, today) : null
    return fault === null ? [] : [{ field: wirePath(field), rule: fault }]
  })
  if (faults.length > 0) throw broken(faults)
}

const personalFields = [
  'first_name',
  'last_name',
  'national_code',
  'fida_code',
  'birthdate',
  'email',
  'card_number',
  'iban',
  'job',
] as const satisfies readonly ProfileField[]

const legalFields = [
  'organization_name',
  'economic_code',
  'national_code',
  'registration_code',
  'province_name',
  'city_name',
  'landline_number',
  'postal_code',
  'postal_address',
] as const satisfies readonly LegalField[]

/** The same fields without invisible characters and spaces around them, and names and the job with Persian letters. */
function cleaned<Input extends Given>(input: Input): Input {
  const given = withTidyNames(trimmed(plain(input)), ['first_name', 'last_name', 'job'])
  if (given.legal_info)
    given.legal_info = withTidyNames(trimmed(plain(given.legal_info)), ['organization_name'])
  return given
}

const plain = <Fields extends object>(fields: Fields): Fields =>
  Object.assign(
    { ...fields },
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, plainText(value)]] : [],
      ),
    ),
  )

function fieldsOf(input: Schemas['ProfilePatch'] & Partial<Schemas['ProfilePut']>): ProfileFields {
  const fields: ProfileFields = {
    firstName: input.first_name,
    lastName: input.last_name,
    nationalCode: input.fida_code === undefined ? input.national_code : null,
    fidaCode: input.national_code === undefined ? input.fida_code : null,
    birthdate: input.birthdate,
    email: input.email,
    cardNumber: input.card_number,
    iban: input.iban,
    job: input.job,
    legalInfo: input.legal_info,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
