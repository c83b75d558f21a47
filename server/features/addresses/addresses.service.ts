import { codeLength, isAddressText } from '#domain/address.ts'
import { tidyPersianLines } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import {
  changeAddress,
  countAddresses,
  findAddress,
  findAddresses,
  insertAddress,
  type AddressFields,
  type AddressRow,
} from './addresses.queries.ts'
import { isCityIn } from './places.queries.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import {
  refusedField,
  requireFilled,
  requireNames,
  trimmed,
  withTidyNames,
} from '#server/platform/fields.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export const listAddresses = ({ db }: Context, userId: number): Promise<AddressRow[]> =>
  findAddresses(db, userId)

/** More places than one person sends goods to. */
const addressesPerUser = 50

/**
 * Throws `validation_failed`, `city_not_in_province`, `address_limit_reached` or `too_many_requests`, and like
 * `requireOpenAccount`.
 */
export function createAddress(
  context: Context,
  userId: number,
  input: Schemas['AddressInput'],
): Promise<AddressRow> {
  const fields = fieldsOf(input)
  return transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, userId)
    await requireReceiver(tx, userId, fields)
    await requireCity(tx, fields)
    await lockLimit(tx, `addresses:${userId}`)
    if ((await countAddresses(tx, userId)) >= addressesPerUser)
      throw new Problem('address_limit_reached')
    const perHour = context.config.limits.addressesPerHour
    await countRequest(context, tx, { key: `new-addresses:${userId}`, perHour })
    return readAddress(tx, userId, await insertAddress(tx, userId, fields, new Date(context.now())))
  })
}

/** Throws `validation_failed`, `city_not_in_province` and `address_not_found`. */
export function updateAddress(
  { db }: Context,
  userId: number,
  id: number,
  input: Schemas['AddressInput'],
): Promise<AddressRow> {
  const fields = fieldsOf(input)
  return transaction(db, async (tx) => {
    await requireReceiver(tx, userId, fields)
    await requireCity(tx, fields)
    if (!(await changeAddress(tx, userId, id, fields))) throw new Problem('address_not_found')
    return readAddress(tx, userId, id)
  })
}

/** Removes an address from the user's list; orders that refer to it keep it. Throws `address_not_found`. */
export async function deleteAddress({ db }: Context, userId: number, id: number): Promise<void> {
  if (!(await changeAddress(db, userId, id, { removed: true })))
    throw new Problem('address_not_found')
}

async function readAddress(db: Executor, userId: number, id: number): Promise<AddressRow> {
  const row = await findAddress(db, userId, id)
  if (!row) throw new Problem('address_not_found')
  return row
}

async function requireCity(db: Executor, { cityId, provinceId }: AddressFields): Promise<void> {
  if (!(await isCityIn(db, cityId, provinceId))) throw new Problem('city_not_in_province')
}

/** Foreign nationals have a fida code instead of a national code, and it identifies them as receivers. */
async function requireReceiver(
  db: Executor,
  userId: number,
  { receiverNationalCode: code }: AddressFields,
): Promise<void> {
  if (code.length === codeLength || (await readUser(db, userId)).fidaCode === code) return
  throw refusedField('receiver_national_code', 'length')
}

function fieldsOf(input: Schemas['AddressInput']): AddressFields {
  const names = ['title', 'receiver_first_name', 'receiver_last_name'] as const
  const filled = withTidyNames(trimmed(input), names)
  filled.address = tidyPersianLines(filled.address)
  requireFilled(filled)
  const { receiver_first_name, receiver_last_name } = filled
  requireNames({ receiver_first_name, receiver_last_name })
  if (!isAddressText(filled.address)) throw refusedField('address', 'characters')
  return {
    title: filled.title,
    provinceId: filled.province,
    cityId: filled.city,
    address: filled.address,
    postalCode: filled.postal_code,
    latitude: filled.latitude ?? null,
    longitude: filled.longitude ?? null,
    receiverFirstName: filled.receiver_first_name,
    receiverLastName: filled.receiver_last_name,
    receiverNationalCode: filled.receiver_national_code,
    receiverPhoneNumber: filled.receiver_phone_number,
  }
}
