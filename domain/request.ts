/** The maximum lengths of what is typed into the shop's request forms, in characters. */
export const requestLengths = { name: 100, text: 2_000 } as const
