import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { CodeEntry } from '#src/features/authentication/shared/CodeEntry.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['refused', new ProblemError('code_invalid'), '', 6],
  ['that could not be checked', lostNetwork, '123456', 0],
] as const)('marks the boxes of a code %s only where the code is wrong', async (...given) => {
  const [, problem, code, count] = given
  const actor = actorInState(oneTimeCodeModel, {
    state: 'entering.entry.open.rejected',
    context: { code, failure: problem.failure },
  })
  const { place } = await show(<CodeEntry code={actor} submit="ورود" />, {})
  expect(place.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(place.querySelectorAll('input[data-invalid]')).toHaveLength(count)
})
