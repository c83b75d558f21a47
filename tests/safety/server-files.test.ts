import { access, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { serverFlags, serverMemory } from '#tools/setup.mjs'

const container = await readFile('ops/Containerfile', 'utf8')
const unit = await readFile('ops/systemd/shop@.service', 'utf8')

it('the container and the unit start the server with the memory that npm start gives it', () => {
  const memory = Object.entries(serverMemory).map(([name, value]) => `${name}=${value}`)
  const words = ({ text, start }: { text: string; start: RegExp }) => ({
    memory: memory.filter((setting) => text.includes(setting)),
    command: start.exec(text)?.[1]?.replaceAll(/[",]/g, ''),
  })
  const expected = { memory, command: ['node', ...serverFlags, 'server/main.ts'].join(' ') }
  expect(words({ text: container, start: /^CMD \[(.*)\]$/m })).toEqual(expected)
  expect(words({ text: unit, start: /^ExecStart=\S*\/(node .*)$/m })).toEqual(expected)
})

it('the container takes no folder along that a build or a shop has written', async () => {
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n')
  const written = (await readFile('.gitignore', 'utf8')).split('\n')
  const folders = written.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))
  expect(folders.filter((folder) => !ignored.includes(folder))).toEqual([])
  expect(ignored).toContain('.git')
})

it('the container copies files that are there', async () => {
  const [files = ''] = [...container.matchAll(/^COPY (package.*) \.\/$/gm)].map(
    ([, found]) => found,
  )
  const names = files.split(' ')
  expect(names.length).toBeGreaterThan(1)
  await Promise.all(names.map((name) => access(name)))
})
