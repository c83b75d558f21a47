import { jobs } from '#server/platform/db/schema/operations.ts'
import type { JobKind } from './jobs.queries.ts'

export type Lane = {
  /** How many jobs of the lane one process runs at the same time. */
  limit: number
  /** A job that runs longer has failed. */
  timeoutMs: number
  longestPauseMs: number
}
export const laneNames = ['codes', 'messages', 'pushes', 'banks', 'orders', 'housekeeping'] as const
export type LaneName = (typeof laneNames)[number]

/** Lanes do not wait for each other: a bank that hangs delays no sign-in code, and neither do a thousand notices. */
export const lanes: Record<LaneName, Lane> = {
  codes: { limit: 10, timeoutMs: 15_000, longestPauseMs: 30_000 },
  messages: { limit: 5, timeoutMs: 15_000, longestPauseMs: 5 * 60_000 },
  pushes: { limit: 10, timeoutMs: 15_000, longestPauseMs: 5 * 60_000 },
  banks: { limit: 10, timeoutMs: 30_000, longestPauseMs: 5 * 60_000 },
  orders: { limit: 5, timeoutMs: 30_000, longestPauseMs: 5 * 60_000 },
  housekeeping: { limit: 3, timeoutMs: 10 * 60_000, longestPauseMs: 60 * 60_000 },
}

const laneOf: Record<JobKind, LaneName> = {
  'send-code': 'codes',
  'send-sms': 'messages',
  'send-push': 'pushes',
  'settle-payment': 'banks',
  'expire-order': 'orders',
  'send-stock-alerts': 'housekeeping',
  'deliver-message': 'housekeeping',
  'delete-upload': 'housekeeping',
  'start-price-plan': 'orders',
  'end-price-plan': 'orders',
  'write-export': 'housekeeping',
  'clean-up': 'housekeeping',
}

export const kindsIn = (lane: LaneName): JobKind[] =>
  jobs.kind.enumValues.filter((kind) => laneOf[kind] === lane)
