import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { plainCart } from '#machines/testing/fixtures.ts'
import { recordedSteps } from '#walks/recording/recorder.ts'
import { createApi } from '#src/lib/api/client.ts'
import { addNamedLine } from '#src/features/add-to-cart/shared/add-named-line.ts'

it('lets the flow that adds a named line be followed like every other', async () => {
  const api = createApi(async () => Response.json(plainCart), 'http://shop.example')
  await addNamedLine({ priceId: 11, insuranceId: null }, { api, queryClient: new QueryClient() })
  const steps = recordedSteps().map(({ machine, event }) => `${machine} ${event.type}`)
  expect(steps).toContain('addToCart add.pressed')
})
