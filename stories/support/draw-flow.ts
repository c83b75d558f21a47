import { flowModels } from '#machines/testing/registry.ts'
import { layoutOf } from '#charts/layout-of.ts'
import { chartSvg } from '#charts/svg.ts'
import { themeColor, themePalette } from '#charts/theme-palette.ts'
import { studioMachines } from '#studio/app/machines.ts'
import { kebab, type Drawing } from './drawing.ts'
import { stateIdOf, statesAt } from './actor-in-state.ts'

/** What a decorator knows of the story that is shown. */
type Shown = { id: string; title: string; state: unknown }

/** The flow and the state of a story, and under which id the chart has it. */
export function shownAt({ id, title, state }: Shown) {
  const model = flowModels.find(({ machine }) => title === `flows/${kebab(machine.id)}`)
  const flow = studioMachines.find(({ machine }) => machine === model?.machine)
  if (model === undefined || flow === undefined || typeof state !== 'string')
    throw new Error(`${id} shows no state of a flow`)
  return { model, flow, state, stateId: stateIdOf(model, state) }
}

/** The chart of a story's flow in the colors of the page, with the states of its fixture marked. */
export async function drawFlow(shown: Shown): Promise<Drawing> {
  const { model, flow, state, stateId } = shownAt(shown)
  const palette = themePalette()
  const active = { states: statesAt(model, state), ground: themeColor('brand-soft') }
  const svg = chartSvg(await layoutOf(flow.graph), { palette, active })
  return {
    storyId: shown.id,
    flow: flow.id,
    state,
    stateId,
    svg,
    ground: palette.ground,
  }
}
