import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { briefProductsQuery } from '#src/features/list/shared/brief-products.queries.ts'

const delayMs = 250
const shortest = 2

/**
 * Products for what is being typed, at most 20. Waits for a pause in typing; a new question ends the one under way,
 * so that one request runs at a time and no stale reply shows (decision A27).
 */
export function useSuggestions(text: string) {
  const api = useApi()
  const asked = usePaused(text.trim())
  const enabled = asked.length >= shortest
  const query = useQuery({
    ...briefProductsQuery(api, { search: asked, size: 20 }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const products = enabled ? (query.data?.results ?? []) : []
  const settled = enabled && query.isSuccess && !query.isPlaceholderData && asked === text.trim()
  return { products, settled, failed: enabled && query.isError, retry: () => void query.refetch() }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), delayMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
