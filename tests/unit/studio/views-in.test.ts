import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { flowModels } from '#machines/testing/registry.ts'
import { statesIn } from '#charts/graph.ts'
import { studioMachines } from '#studio/app/machines.ts'
import { viewsFolder } from '#studio/shop/places.ts'
import { viewsIn } from '#studio/sources/views-in.ts'

const root = mkdtempSync(join(tmpdir(), 'views-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function written(...lines: string[]) {
  mkdirSync(join(root, viewsFolder), { recursive: true })
  writeFileSync(join(root, viewsFolder, 'door.txt'), `${lines.join('\n')}\n`)
  return viewsIn(root).get('door')
}

describe('what the shop shows in a state', () => {
  const ours = viewsIn(resolve(import.meta.dirname, '../../..'))

  it.each(flowModels.map(({ machine }) => machine.id))('is known of every flow: %s', (id) => {
    const graph = studioMachines.find((machine) => machine.id === id)?.graph
    const known = graph && statesIn(graph.root).map((state) => state.id)
    const shown = Object.keys(ours.get(id) ?? {})
    expect(shown).not.toEqual([])
    expect(shown.filter((state) => !known?.includes(state))).toEqual([])
  })

  it('is what it shows, and what it offers with what that leads to', () => {
    const closed = written(
      '# Closed door.closed #stable',
      'status: بسته است',
      'button «باز کن» → door opened → bell rung (ignored)',
      'button «قفل» off busy',
      'text «نام»',
      'then button «فرستادن»',
      'link «خانه «ما»» → /',
    )?.['door.closed']?.[0]?.lines
    expect(closed).toEqual([
      { kind: 'status', words: 'بسته است', marks: [], leads: [] },
      { kind: 'button', words: 'باز کن', marks: [], leads: ['door opened', 'bell rung (ignored)'] },
      { kind: 'button', words: 'قفل', marks: ['off', 'busy'], leads: [] },
      { kind: 'text', words: 'نام', marks: [], leads: [] },
      { kind: 'button', words: 'فرستادن', marks: ['typed'], leads: [] },
      { kind: 'link', words: 'خانه «ما»', marks: [], leads: ['/'] },
    ])
  })

  it('is known for each story of the state, each line once', () => {
    const views = written(
      '# One a',
      'button «الف»',
      'button «الف»',
      '',
      '# Two a',
      'text «ب»',
      '# B b',
    )
    const words = views?.['a']?.map(({ story, lines }) => [
      story,
      ...lines.map((each) => each.words),
    ])
    expect(words).toEqual([
      ['One', 'الف'],
      ['Two', 'ب'],
    ])
    expect(views?.['b']).toEqual([{ story: 'B', lines: [] }])
  })

  it('is nothing where there are no stories, and an invalid line is rejected', () => {
    expect(viewsIn(join(root, 'elsewhere')).size).toBe(0)
    expect(() => written('# A a', 'a line')).toThrow('No view shows: a line')
  })
})
