/** The characters of a typed text as it is sent, without the space around it. */
export const textLength = (text: string): number => text.trim().length

/** Whether a typed text has more characters than a field of the contract takes. */
export const isTooLong = (text: string, most: number): boolean => textLength(text) > most
