import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import openapi from '#api/openapi.json' with { type: 'json' }
import { createApi } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { resetSessionData } from '#src/lib/session.ts'

type Query = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.queries.ts', { eager: true })
const [personal] = queryKeys.personal
const isPersonal = (key: QueryKey) => key[0] === personal

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { toggleAttribute: () => false } })
})
afterEach(() => vi.unstubAllGlobals())

it.each(Object.keys(modules))(
  'the queries of %s are personal where the contract asks for a session',
  async (file) => {
    const queries = queriesOf(file)
    expect(queries.length).toBeGreaterThan(0)
    for (const { queryKey, queryFn } of queries) {
      await queryFn({ signal: AbortSignal.timeout(1000) })
      const access = accessTo(asked.path)
      expect([asked.path, isPersonal(queryKey)]).toEqual([asked.path, access === 'session'])
      // What a session adds to a reply must not get into a copy that outlives it.
      const credentials = access === 'either' ? 'omit' : asked.credentials
      expect([asked.path, asked.credentials]).toEqual([asked.path, credentials])
    }
  },
)

it('after a sign-out no personal query is left, and every other one is', () => {
  const queryClient = new QueryClient()
  const queries = Object.keys(modules).flatMap(queriesOf)
  const keys = [...queries.map(({ queryKey }) => queryKey), queryKeys.ownCommentList('x', {})]
  for (const key of keys) queryClient.setQueryData(key, {})
  resetSessionData(queryClient)
  const left = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(left).toEqual(keys.filter((key) => !isPersonal(key)))
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(keys.length)
})

/** The last call. */
let asked = { path: '', credentials: '' }
const api = createApi(async ({ url, credentials }) => {
  asked = { path: new URL(url).pathname.replace('/api', ''), credentials }
  return Response.json({})
}, 'http://shop.example')

/** The queries that a module exports, with some parameters. */
function queriesOf(file: string): Query[] {
  return Object.entries(modules[file] ?? {}).flatMap(([name, make]) =>
    name.endsWith('Query') && typeof make === 'function' ? [make(api, 'x', '')] : [],
  )
}

/** Who may make a call according to the contract: `either` with a session or without. */
function accessTo(path: string): 'everyone' | 'either' | 'session' {
  const found = Object.entries(openapi.paths).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (!found || !('get' in found[1])) throw new Error(`the contract has no ${path}`)
  const security: readonly object[] = found[1].get.security
  if (security.length === 0) return 'everyone'
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'either' : 'session'
}
