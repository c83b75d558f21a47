import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { staff } from '#i18n/fa/staff.ts'

type Named = { first_name: string | null; last_name: string | null }

/** The name of a staff member, or the number of the account if it has none. */
export function fullName(person: Named & ({ id: number } | { staff_id: number })): string {
  const name = joinName(person.first_name, person.last_name)
  const id = 'staff_id' in person ? person.staff_id : person.id
  return name === '' ? staff.unnamed(toPersianDigits(id)) : name
}
