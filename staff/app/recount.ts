import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from './queries.ts'

/** Asks how much work waits whenever something was changed here, since it may have been some of that work. */
export function recountAfterChanges(api: Api, queryClient: QueryClient): void {
  api.use({
    onResponse: ({ request, response, schemaPath }) => {
      if (request.method === 'GET' || !response.ok || !schemaPath.startsWith('/staff/')) return
      void queryClient.invalidateQueries({ queryKey: queryKeys.waiting })
    },
  })
}
