// The package's index loads a thousand modules.
import { addMonths } from 'date-fns-jalali/addMonths'
import { localDay, tehranDay, tehranInstant } from './day.ts'
import { warrantyMonths } from './warranty.ts'

/**
 * The end of a warranty, by the Persian calendar in Tehran, in which the customer reads it: the same day of the month, or
 * the month's last day if it is shorter, at the time of the activation.
 */
export function warrantyEnd(activatedAt: Date): Date {
  const at = activatedAt.getTime()
  const day = tehranDay(at)
  const sinceMidnight = at - tehranInstant(day, 0)
  // The package reckons in the time zone of the process, in which every day has a noon.
  const end = localDay(addMonths(new Date(`${day}T12:00`), warrantyMonths))
  return new Date(tehranInstant(end, 0) + sinceMidnight)
}
