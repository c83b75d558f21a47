import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { saveFromCard } from '#src/features/wishlist/save-from-card.ts'
import { createApi } from '#src/lib/api/client.ts'

it('saves once, however often the heart of a card is pressed meanwhile', async () => {
  document.cookie = 'signedIn=1'
  const calls: string[] = []
  const api = createApi(async ({ method, url }) => {
    calls.push(`${method} ${new URL(url).pathname}`)
    return new Response(null, { status: 204 })
  }, 'http://shop.example')
  const ways = { api, queryClient: new QueryClient(), navigate: () => {} }
  await Promise.all([
    saveFromCard('bip-6', false, ways),
    saveFromCard('bip-6', false, ways),
    saveFromCard('active-2', false, ways),
  ])
  expect(calls).toHaveLength(2)
})
