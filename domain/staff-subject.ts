/** Whether the subject of an action of staff is an account, so that its number is that of a person. */
export const isAccount = (subject: string): boolean => accounts.has(subject)

const accounts: ReadonlySet<string> = new Set(['member', 'customer', 'wallet'])
