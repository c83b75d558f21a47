import { expect, it } from 'vitest'
import openapi from '#api/openapi.json' with { type: 'json' }
import { depositBounds } from '#domain/deposit.ts'

it('lets a wallet be charged as the contract does', () => {
  const { minimum, maximum } = openapi.components.schemas.DepositAmount
  expect(depositBounds).toEqual({ least: minimum, most: maximum })
})
