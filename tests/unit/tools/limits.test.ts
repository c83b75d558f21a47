import { expect, it } from 'vitest'
import { limitsName, limitsOf } from '#tools/limits.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength })
const nothing = { type: 'null' }

const contractOf = (schemas: object) => ({ components: { schemas } })

it('reads the most characters of texts and the most items of lists', () => {
  const Article = {
    properties: {
      title: text(120),
      products: { type: 'array', maxItems: 30, items: text(200) },
      is_shown: { type: 'boolean' },
    },
  }
  expect(limitsOf(contractOf({ Article }))).toEqual({ Article: { title: 120, products: 30 } })
})

it('leaves schemas without a limit out, and those that are no object', () => {
  const Title = text(120)
  const Order = { properties: { id: { type: 'integer' }, lines: { type: 'array' } } }
  expect(limitsOf(contractOf({ Title, Order }))).toEqual({})
})

it('follows references to the schema of a field', () => {
  const schemas = {
    Title: text(120),
    Article: {
      properties: {
        title: { $ref: '#/components/schemas/Title' },
        subtitle: { description: 'Small', allOf: [{ $ref: '#/components/schemas/Title' }] },
      },
    },
  }
  expect(limitsOf(contractOf(schemas))).toEqual({ Article: { title: 120, subtitle: 120 } })
})

it('takes over the fields of the schemas that a schema is made of', () => {
  const schemas = {
    Input: { properties: { title: text(120) } },
    Change: {
      allOf: [{ $ref: '#/components/schemas/Input' }, { properties: { reason: text(500) } }],
    },
  }
  expect(limitsOf(contractOf(schemas))).toEqual({
    Input: { title: 120 },
    Change: { title: 120, reason: 500 },
  })
})

it('reads a field that may also be null, a number or a switch', () => {
  const Fact = {
    properties: {
      link: { anyOf: [text(300), nothing] },
      value: { oneOf: [text(100), { type: 'number' }, { type: 'boolean' }] },
    },
  }
  expect(limitsOf(contractOf({ Fact }))).toEqual({ Fact: { link: 300, value: 100 } })
})

it('knows no limit of a field with two kinds of texts', () => {
  const Fact = { properties: { value: { anyOf: [text(100), { type: 'string' }] } } }
  expect(limitsOf(contractOf({ Fact }))).toEqual({})
})

it('names the constant of a schema', () => {
  expect(limitsName('FaqQuestion')).toBe('faqQuestionLimits')
})
