import { describe, expectTypeOf, it } from 'vitest'
import type * as storefront from '#src/app/entry-server.tsx'
import type { Renderer } from '#server/http/pages/renderer.ts'

describe('the types of the renderer', () => {
  it('are those of the storefront, which the server cannot import', () => {
    expectTypeOf<typeof storefront>().toExtend<Renderer>()
  })
})
