import { createContext, use } from 'react'
import type { Api } from './client.ts'

export const ApiContext = createContext<Api | null>(null)

/** The API client of this page. Throws outside of the app's tree. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('useApi needs the app around it')
  return api
}
