/** The digits of a one-time code (REG-49). */
export const oneTimeCodeLength = 6

const completeCode = new RegExp(`^\\d{${oneTimeCodeLength}}$`)

/** Whether all digits of a one-time code are there, in Latin. */
export const isCompleteCode = (code: string): boolean => completeCode.test(code)
