import { staff } from '#i18n/fa/staff.ts'

/** A line of a comparison. */
export const named = (name: string, value: string) =>
  `${name}: ${value === '' ? staff.actions.none : value}`
