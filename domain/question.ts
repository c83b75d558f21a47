/** The maximum length of a question and of an answer, in characters. */
export const questionLength = 1_000
