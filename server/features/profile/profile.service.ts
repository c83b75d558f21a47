import { isSheba } from '#domain/iban.ts'
import type { Context } from '#server/context.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'
import {
  lockUser,
  readUser,
  updateProfile,
  type ProfileFields,
  type UserRow,
} from '#server/features/accounts/users.queries.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import {
  attachUploads,
  storeUpload,
  releaseUploads,
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
  const given = trimmed(input)
  requireFilled(given)
  refuseBroken([
    [given.national_code !== undefined && given.fida_code !== undefined, 'fida_code', 'exclusive'],
    [given.iban !== undefined && !isSheba(given.iban), 'iban', 'checksum'],
    [!isBirthdate(given.birthdate, context.now()), 'birthdate', 'range'],
  ])
  const fields = fieldsOf(given)
  if (Object.keys(fields).length === 0) return readUser(context.db, userId)
  return updateProfile(context.db, userId, fields)
}

/** Saves name and code. The number must be the account's own: it never changes. Throws `phone_mismatch`. */
export async function putProfile(
  { db }: Context,
  userId: number,
  input: Schemas['ProfilePut'],
): Promise<UserRow> {
  const given = trimmed(input)
  requireFilled(given)
  const { phone } = await readUser(db, userId)
  if (given.phone_number !== phone) throw new Problem('phone_mismatch')
  return updateProfile(db, userId, fieldsOf(given))
}

/** Replaces the picture and releases the previous one. Throws like `storeUpload`. */
export async function updateProfileImage(
  context: Context,
  userId: number,
  file: ReceivedFile | undefined,
): Promise<UserRow> {
  if (!file)
    throw new Problem('validation_failed', { errors: [{ field: 'image', rule: 'required' }] })
  const upload = await storeUpload(context, file, { accepts: ['image'], uploaderId: userId })
  return transaction(context.db, async (tx) => {
    const { image: before } = await lockUser(tx, userId)
    await attachUploads(tx, [upload.id], userId)
    if (before !== null) await releaseUploads(tx, [uploadIdOf(before)], new Date(context.now()))
    return updateProfile(tx, userId, { image: upload.address })
  })
}

const uploadIdOf = (address: string): string => address.replace('/uploads/', '')

function refuseBroken(checks: [broken: boolean, field: string, rule: string][]): void {
  const errors = checks.filter(([broken]) => broken).map(([, field, rule]) => ({ field, rule }))
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

function isBirthdate(date: string | undefined, now: number): boolean {
  return (
    date === undefined || (date >= '1900-01-01' && date <= new Date(now).toISOString().slice(0, 10))
  )
}

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
