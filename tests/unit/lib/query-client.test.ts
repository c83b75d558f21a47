import { expect, it } from 'vitest'
import { createQueryClient } from '#src/lib/api/query-client.ts'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

it('keeps nothing of a page alive once the server has rendered it or has led elsewhere', async () => {
  const before = timers()
  const queryClient = createQueryClient()
  await queryClient.prefetchQuery({ queryKey: ['page'], queryFn: () => Promise.resolve('data') })
  expect(timers()).toBe(before)
})
