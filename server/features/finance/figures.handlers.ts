import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { flowStepsService } from './flow-steps.service.ts'
import { getMarginFigures, getStaffFigures } from './figures.service.ts'

type Figures = 'getStaffFigures' | 'getFlowFigures' | 'getMarginFigures' | 'countFlowSteps'

export function figuresHandlers(context: Context): Pick<Handlers, Figures> {
  const steps = flowStepsService(context)
  return {
    countFlowSteps: async ({ body, caller }) => {
      await steps.countFlowSteps(body.taken, caller.address)
      return { status: 204 }
    },

    getMarginFigures: async ({ query: { days } }) => ({
      status: 200,
      body: await getMarginFigures(context, days),
    }),

    getFlowFigures: async ({ query: { days } }) => ({
      status: 200,
      body: await steps.getFlowFigures(days),
    }),

    getStaffFigures: async ({ query: { days } }) => ({
      status: 200,
      body: await getStaffFigures(context, days),
    }),
  }
}
