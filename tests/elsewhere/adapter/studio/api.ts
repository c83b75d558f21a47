import { type FailureCode, type ProblemCode, ProblemError } from './machines.ts'

/** Whether a URL belongs to the API. */
export const isApi = (url: string): boolean => new URL(url).pathname.startsWith('/api/')

/** The recording that a customer sent with a message, if the app has such a thing. */
export const readSentReport = (_ticketId: number, _messageId: number): Promise<string> =>
  Promise.reject(new Error('nobody sends recordings'))

/** The codes with which every call can fail. */
export const codesOfEveryCall: readonly FailureCode[] = ['network', 'timeout']

/** The code with which a call is refused until another one is chosen. */
export const usualCode: ProblemCode = 'no_control_room'

/** What a call throws that fails with a code. */
export const failureWith = (code: FailureCode, _status?: number): Error => new ProblemError(code)

/** The body with which the server refuses a call. */
export const problemOf = (code: ProblemCode, _status: number): object => ({ code })
