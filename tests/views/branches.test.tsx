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
  ['east', 'شعبهٔ شرق تهران', 'خیابان دماوند', /^پارکینگ/],
  ['west', 'شعبهٔ غرب تهران', 'فلکهٔ دوم صادقیه', /^ایستگاه متروی صادقیه/],
] as const)(
  'shows the %s branch with its picture and its tips',
  { tags: ['DELV-23', 'DELV-24', 'DELV-25', 'DELV-26', 'DELV-27'] },
  async (branch, name, street, wayThere) => {
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
    expect(place.querySelector('label')?.textContent).toContain(name)
    expect(place.textContent).toContain(street)
    const maps = [...place.querySelectorAll('a')].map((link) => new URL(link.href).host)
    expect(maps).toEqual(['www.google.com', 'www.openstreetmap.org'])
    const tips = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(tips).toEqual([...toBring, wayThere].map((words) => expect.stringMatching(words)))
  },
)
