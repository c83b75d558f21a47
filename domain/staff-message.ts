/** The longest title, text and link that staff can write to customers; those of the contract. */
export const messageLengths = { title: 120, text: 1000, link: 300 } as const
