import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { flows, lifecycles } from '#machines/testing/registry.ts'
import { kebab } from '#stories/support/drawing.ts'

describe('the registry', () => {
  it.each(Object.entries(flows))(
    'has %s under the id of its machine, with all its files',
    (id, flow) => {
      const name = kebab(id)
      expect(flow.model.machine.id).toBe(id)
      const files = [
        `machines/flows/${name}/${name}.machine.ts`,
        `machines/flows/${name}/${name}.model.ts`,
        `stories/flows/${name}.stories.tsx`,
        `stories/views/${id}.txt`,
        `tests/machines/transitions/${id}.txt`,
        flow.views,
      ]
      expect(files.filter((file) => !existsSync(file))).toEqual([])
    },
  )

  it.each(Object.entries(flows))(
    'has the rules of the keys of %s, if its calls carry any',
    (id, { model }: { model: AnyFlowModel }) => {
      const name = kebab(id)
      const calls = readFileSync(`machines/flows/${name}/${name}.actors.ts`, 'utf8')
      expect(Object.keys(model.keyed?.calls ?? {}).length > 0).toBe(
        calls.includes("'Idempotency-Key'"),
      )
    },
  )

  it('has every existing machine', () => {
    const files = globSync('machines/{flows,lifecycles}/*/*.machine.ts')
    const declared = files.map(
      (file) => /createMachine\(\{\s*id: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1],
    )
    const known = [...Object.keys(flows), ...Object.keys(lifecycles)]
    expect(new Set(declared)).toEqual(new Set(known))
    expect(declared.length).toBe(known.length)
  })
})
