import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { statesIn } from '#charts/graph.ts'
import { around } from '#studio/app/chart/around.ts'
import { exportOf, type Format } from '#studio/app/exports/export-of.ts'
import { chartMermaid } from '#studio/app/exports/mermaid.ts'
import { studioMachines } from '#studio/app/machines.ts'

it('is the whole machine as data even while only the part around a state is shown, and a drawing of that part under its name', async () => {
  const machine = studioMachines.find(({ id }) => id === 'authentication')?.graph
  if (machine === undefined) throw new Error('there is no sign-in')
  const focus = 'authentication.requestingCode'
  const saved = async (format: Format) => {
    const { name, content } = await exportOf(format, {
      machine,
      shown: around(machine, focus),
      focus,
    })
    return { name, text: await content.text() }
  }
  const ids = statesIn(machine.root).map(({ id }) => id)
  const config = await saved('config')
  expect(config.name).toBe('authentication.config.json')
  const loaded = createMachine(JSON.parse(config.text))
  expect(ids.map((id) => loaded.getStateNodeById(id).id)).toEqual(ids)
  const json = await saved('json')
  expect(json.name).toBe('authentication.json')
  expect(JSON.parse(json.text).states).toHaveLength(ids.length)
  const part = await saved('mermaid')
  expect(part.name).toBe('authentication.requestingCode.mmd')
  expect(part.text).toBe(chartMermaid(around(machine, focus)))
  expect(part.text).not.toBe(chartMermaid(machine))
})
