import { shownTrackingCode } from '#domain/tracking-code.ts'

/** A bank's tracking code within a Persian sentence. */
export const bankCode = (code: string): string => `\u2068${shownTrackingCode(code)}\u2069`
