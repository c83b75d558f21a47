import type { Client } from 'openapi-fetch'
import type { components, paths } from '#api/schema.d.ts'

/** The typed client of the contract; each flow gets one when it starts. */
export type ShopClient = Client<paths>

export type Schemas = components['schemas']
