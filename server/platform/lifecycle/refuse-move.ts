import { Problem } from '#server/problem.ts'
import { InvalidTransition } from './lifecycle.service.ts'

/** For `catch`: `move_impossible` where somebody else moved the row first, or a button was pressed twice. */
export function refuseMove(error: unknown): never {
  throw error instanceof InvalidTransition ? new Problem('move_impossible') : error
}
