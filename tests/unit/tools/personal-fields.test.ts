import { expect, it } from 'vitest'
import { personalFields } from '#tools/personal-fields.ts'

const noParameter = { responses: {} }

it('finds the parameters of a path, and those behind a reference', () => {
  const fields = personalFields({
    paths: {
      '/order/{code}/': {
        parameters: [{ name: 'code', in: 'path', 'x-personal': true }],
        get: noParameter,
      },
      '/customer/': {
        get: {
          parameters: [{ $ref: '#/components/parameters/Phone' }, { name: 'page', in: 'query' }],
        },
      },
    },
    components: { parameters: { Phone: { name: 'phone', in: 'query', 'x-personal': true } } },
  })
  expect(fields.paths).toEqual(['/order/{code}/'])
  expect(fields.names).toEqual(['phone'])
})
