import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFile } from '#studio/shop/places.ts'
import type { ProblemCode } from '#studio/shop/machines.ts'
import type { Call, Sources } from './machine-source.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  'x-status'?: Record<string, number>
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
}
type Content = Record<string, { schema?: Schema }>
type Reply = { description?: string; content?: Content; $ref?: string }
type Parameter = { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema }
type Operation = {
  security?: object[]
  'x-problems'?: ProblemCode[]
  parameters?: Parameter[]
  summary?: string
  description?: string
  requestBody?: { content?: Content }
  responses?: Record<string, Reply>
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    securitySchemes?: Record<string, { 'x-problems'?: ProblemCode[] }>
    responses: Record<string, Reply>
    parameters?: Record<string, Parameter>
  }
}

/**
 * The contract's description of calls: their purpose, requests, replies and problem codes; none of an app without a
 * contract.
 * @param root folder of the repository
 * @param keys as in `callsIn`
 * @throws for a call that the contract does not contain
 */
export function readCalls(root: string, keys: Iterable<string>): Record<string, Call> {
  const known = new Set(keys)
  if (known.size === 0 || !existsSync(join(root, contractFile))) return {}
  const contract = readContract(root)
  return Object.fromEntries(
    Array.from(known, (key) => {
      const [method = '', path = ''] = key.split(' ')
      const operation = contract.paths[path]?.[method.toLowerCase()]
      if (operation === undefined) throw new Error(`The contract knows no ${key}`)
      return [key, { ...callOf(operation, contract), refusals: refusalsOf(operation, contract) }]
    }),
  )
}

/** The codes of an operation: its own, and those of its security schemes if it requires one. */
function refusalsOf(
  { security = [], 'x-problems': own = [] }: Operation,
  { components }: Contract,
): ProblemCode[] {
  const isOpen = security.some((schemes) => Object.keys(schemes).length === 0)
  const ofSchemes = security
    .flatMap((schemes) => Object.keys(schemes))
    .flatMap((scheme) => components.securitySchemes?.[scheme]?.['x-problems'] ?? [])
  return [...new Set([...(isOpen ? [] : ofSchemes), ...own])]
}

/** The status of each problem code. */
export function readStatuses(root: string): Record<string, number> {
  return readContract(root).components.schemas['ProblemCode']?.['x-status'] ?? {}
}

/** The types of the contract, by their names: their descriptions, and their fields, one per line. */
export function readSchemas(root: string): Sources['schemas'] {
  const { components } = readContract(root)
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const { description = '' } = schema
    return [name, { doc: description, fields: fieldsOf(schema) || typeOf(schema) }] as const
  })
  return Object.fromEntries(schemas)
}

function readContract(root: string): Contract {
  return JSON.parse(readFileSync(join(root, contractFile), 'utf8'))
}

function callOf(operation: Operation, { components }: Contract): Omit<Call, 'refusals'> {
  const { summary, description, parameters = [], requestBody, responses } = operation
  const { schemas, responses: shared } = components
  const shapeOf = (schema: Schema) => {
    const named = schema.$ref === undefined ? undefined : schemas[nameOf(schema.$ref)]
    return { type: typeOf(schema), fields: fieldsOf(named ?? schema) }
  }
  const sent = schemaIn(requestBody?.content)
  return {
    doc: [summary, description].filter(Boolean).join('. '),
    parameters: parameters
      .map((each) => components.parameters?.[nameOf(each.$ref ?? '')] ?? each)
      .filter((each) => each.in !== 'path')
      .map(parameterLine)
      .join('\n'),
    sent: sent === undefined ? null : shapeOf(sent),
    replies: Object.entries(responses ?? {}).map(([status, reply]) => {
      const answer = reply.$ref === undefined ? reply : (shared[nameOf(reply.$ref)] ?? reply)
      const schema = schemaIn(answer.content)
      return {
        status,
        doc: answer.description ?? '',
        body: schema === undefined ? null : shapeOf(schema),
      }
    }),
  }
}

const parameterLine = ({ name, required = false, schema = {}, ...parameter }: Parameter): string =>
  `${name}${required ? '' : '?'}: ${typeOf(schema)}  // ${parameter.in}`

const schemaIn = (content: Content | undefined): Schema | undefined =>
  Object.values(content ?? {})[0]?.schema

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

/** One line per field, with its description. */
function fieldsOf({ properties = {}, required = [], allOf = [] }: Schema): string {
  const own = Object.entries(properties).map(([name, field]) => {
    const comment = field.description === undefined ? '' : `  // ${field.description}`
    return `${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)}${comment}`
  })
  const others = allOf.map((each) => (each.$ref === undefined ? fieldsOf(each) : typeOf(each)))
  return [...others, ...own].join('\n')
}

function typeOf(schema: Schema): string {
  const { $ref, type, items, properties } = schema
  if ($ref !== undefined) return nameOf($ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const either = schema.oneOf ?? schema.anyOf
  if (either !== undefined) return either.map(typeOf).join(' | ')
  if (schema.allOf !== undefined) return schema.allOf.map(typeOf).join(' & ')
  if (items !== undefined) return `${typeOf(items)}[]`
  if (properties !== undefined) return `{ ${Object.keys(properties).join(', ')} }`
  return [type ?? 'unknown'].flat().join(' | ')
}
