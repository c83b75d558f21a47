import { problemTexts } from '#studio/shop/texts.ts'
import type { ProblemCode } from '#studio/shop/machines.ts'

/** Every code of the contract. */
export const problemCodes: readonly ProblemCode[] = Object.keys(problemTexts).filter(
  (code): code is ProblemCode => code in problemTexts,
)
