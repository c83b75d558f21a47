import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getStaffFigures } from './figures.service.ts'

export function figuresHandlers(context: Context): Pick<Handlers, 'getStaffFigures'> {
  return {
    getStaffFigures: async ({ query: { days } }) => ({
      status: 200,
      body: await getStaffFigures(context, days),
    }),
  }
}
