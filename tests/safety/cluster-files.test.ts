import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const folder = 'ops/cluster'

describe('the files of a cluster', () => {
  it.each(['patroni.yml', 'haproxy.cfg', 'pgbouncer.ini'])(
    'have a value in the example for every variable of %s',
    async (file) => {
      const text = await readFile(`${folder}/${file}`, 'utf8')
      const variables = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
      const example = await readFile(`${folder}/cluster.env.example`, 'utf8')
      const names = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name))
      expect(variables.length).toBeGreaterThan(0)
      expect(variables.filter((name) => !names.has(name))).toEqual([])
    },
  )
})
