import { problemTexts } from '#i18n/problems.ts'
import type { ProblemCode } from '#machines/kernel/problem.ts'

/** Every code of the contract. */
export const problemCodes: readonly ProblemCode[] = Object.keys(problemTexts).filter(
  (code): code is ProblemCode => code in problemTexts,
)
