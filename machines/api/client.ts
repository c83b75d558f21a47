import type { Client } from 'openapi-fetch'
import type { components, paths } from '#api/schema.d.ts'

/** The typed client of the contract; whoever starts a flow brings one. */
export type ShopClient = Client<paths>

export type Schemas = components['schemas']
