import { staffActions } from '#i18n/fa/staff-actions.ts'

/** A line of a comparison. */
export const named = (name: string, value: string) =>
  `${name}: ${value === '' ? staffActions.none : value}`
