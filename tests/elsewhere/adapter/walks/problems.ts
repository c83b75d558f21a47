/** How calls fail: with an error whose message is a code. */
export type Failure = { code: string }

export const lostNetwork = (): Error => new Error('network')

export const failuresWith = (code: string): Error[] => [new Error(code)]

export const failureOf = (error: unknown): Failure => ({
  code: error instanceof Error ? error.message : String(error),
})

export const failureCodeIn = (event: object): string | undefined =>
  'error' in event ? failureOf(event.error).code : undefined
