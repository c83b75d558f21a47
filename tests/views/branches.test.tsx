import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { eastBranch } from '#machines/testing/fixtures.ts'
import { BranchCard } from '#src/features/checkout/delivery/BranchCard.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const toBring = [/^کارت ملی یا گواهی‌نامه/, /^پلمپ جعبه/, /فعال کردن گارانتی/]

// In the shop only the eastern one can be chosen.
it.each([
  ['east', 'شعبهٔ شرق تهران', /^پارکینگ/],
  ['west', 'شعبهٔ غرب تهران', /^ایستگاه متروی صادقیه/],
] as const)(
  'shows the %s branch with its picture and its tips',
  { tags: ['DELV-24', 'DELV-27'] },
  async (branch, name, wayThere) => {
    const delivery = actorInState(deliveryModel, {
      state: 'open.choosing.couriersFailed',
      context: { tab: 'presence', branches: [], couriers: null },
    })
    const method = { ...eastBranch, branch }
    const { place } = await show(<BranchCard delivery={delivery} method={method} />, {
      frame: 'piece',
    })
    const pictures = [...place.querySelectorAll('[role=img]')]
    expect(pictures.map((each) => each.getAttribute('aria-label'))).toEqual([name])
    const tips = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(tips).toEqual([...toBring, wayThere].map((words) => expect.stringMatching(words)))
  },
)
