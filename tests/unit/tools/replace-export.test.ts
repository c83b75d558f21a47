import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { models } from '#machines/testing/registry.ts'
import { replaceExport } from '#tools/paths/scripts/replace-export.ts'
import { runAll } from '#walks/paths/cover.ts'
import { exportScripts, writeScripts } from '#tools/paths/scripts/write.ts'
import { machinePaths } from '#walks/report.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const files = (...names: string[]) => new Map(names.map((name) => [name, `the export ${name}`]))
const replacing = { leavesOthers: false }

describe('an export into a folder', () => {
  it('replaces what an earlier one wrote, and removes what is no longer written', async () => {
    await replaceExport(folder, files('cart.spec.ts', 'wallet.spec.ts'), replacing)
    put('cart.spec.ts', 'edited')
    expect(await replaceExport(folder, files('cart.spec.ts'), replacing)).toEqual([])
    expect(readdirSync(folder).toSorted()).toEqual(['cart.spec.ts', 'exported.json'])
    expect(read('cart.spec.ts')).toBe('the export cart.spec.ts')
  })

  it('touches no file that no export wrote, and names the ones that are in its way', async () => {
    put('cart.saved.spec.ts', 'saved')
    put('wallet.spec.ts', 'of somebody')
    const kept = await replaceExport(folder, files('cart.spec.ts', 'wallet.spec.ts'), replacing)
    expect(kept).toEqual(['wallet.spec.ts'])
    await replaceExport(folder, files('ticket.spec.ts'), replacing)
    expect(readdirSync(folder).toSorted()).toEqual([
      'cart.saved.spec.ts',
      'exported.json',
      'ticket.spec.ts',
      'wallet.spec.ts',
    ])
    expect([read('cart.saved.spec.ts'), read('wallet.spec.ts')]).toEqual(['saved', 'of somebody'])
  })

  it('leaves earlier exports of other names in a folder that was named, and still knows them as its own', async () => {
    const leaving = { leavesOthers: true }
    await replaceExport(folder, files('cart.spec.ts'), leaving)
    await replaceExport(folder, files('wallet.spec.ts'), leaving)
    put('cart.spec.ts', 'edited')
    expect(await replaceExport(folder, files('cart.spec.ts'), leaving)).toEqual([])
    expect(read('cart.spec.ts')).toBe('the export cart.spec.ts')
  })

  it('removes nothing outside of it, whatever its list says', async () => {
    const inner = join(folder, 'inner')
    put('precious.txt', 'mine')
    await replaceExport(inner, files('cart.spec.ts'), replacing)
    writeFileSync(join(inner, 'exported.json'), '["../precious.txt"]')
    await replaceExport(inner, files('cart.spec.ts'), replacing)
    expect(read('precious.txt')).toBe('mine')
  })
})

describe('the command that exports tests', () => {
  const modelOf = (machine: string) => {
    const model = models.find((each) => each.machine.id === machine)
    if (model === undefined) throw new Error(`no machine ${machine}`)
    return model
  }
  const playwright = { format: 'playwright', language: 'en' } as const
  const exported = (machine: string) =>
    writeScripts(
      { machines: [machinePaths(modelOf(machine), [], null)] },
      { ...playwright, path: null, to: folder },
    )

  it('leaves a test plan of somebody else as it is, and says so', async () => {
    put('test-plan.html', 'of somebody')
    const machines = [machinePaths(modelOf('authentication'), [], null)]
    const plan = { format: 'plan', language: 'en', path: null, to: folder } as const
    expect(await writeScripts({ machines }, plan)).toContain('Kept')
    expect(read('test-plan.html')).toBe('of somebody')
  })

  it('leaves exports of another kind in its folder, as a test plan leaves the features', async () => {
    const machines = [machinePaths(modelOf('giftCardRedemption'), [], null)]
    const options = { language: 'en', path: null, to: folder } as const
    for (const format of ['plan', 'gherkin', 'plan'] as const)
      await writeScripts({ machines }, { ...options, format })
    const names = ['giftCardRedemption.feature', 'test-plan.html']
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names))
    expect(JSON.parse(read('exported.json'))).toEqual(expect.arrayContaining(names))
  })

  it('exports the one path whose number it is given', async () => {
    const model = modelOf('giftCardRedemption')
    const machines = [machinePaths(model, await runAll(model), null)]
    expect(machines[0]?.examples.length).toBeGreaterThan(2)
    const options = { format: 'gherkin', language: 'en', to: folder } as const
    await writeScripts({ machines }, { ...options, path: 3 })
    const scenarios = read('giftCardRedemption.feature').match(/Scenario: .*/g)
    expect(scenarios).toEqual([expect.stringMatching(/\b3\b/)])
  })

  it('says in one line which paths it can export when it is given another number', async () => {
    const model = modelOf('authentication')
    const machines = [machinePaths(model, await runAll(model), null)]
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    const print = vi.spyOn(console, 'log').mockReturnValue()
    const isDone = (path: number) =>
      exportScripts({ machines }, { ...playwright, path, to: folder })
    expect(await isDone(99_999)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
    const [line = ''] = complain.mock.calls.map(([text]) => String(text))
    const [before, list = ''] = line.replace(/\.$/, '').split(', but ')
    expect(before).toBe('--path 99999: no such path of authentication can be exported')
    const known = list.split(', ').map(Number)
    expect(known).toEqual(known.toSorted((one, other) => one - other))
    const onPages = new Set(known)
    // The sign-in sends a customer on, so no page can be opened for those paths.
    for (const { id, start } of machines[0]?.examples ?? [])
      expect([id, onPages.has(id)]).toEqual([id, start === 'guest'])
    expect(await isDone(known[0] ?? 0)).toBe(true)
    expect(print.mock.calls.join()).toContain(`cd ${folder} && npm install @playwright/test`)
    expect(readdirSync(folder)).toContain('authentication.spec.ts')
    expect(print).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('says of how many walks of a machine no test was written', async () => {
    const model = modelOf('authentication')
    const machines = [machinePaths(model, await runAll(model), null)]
    const all = machines.flatMap(({ examples }) => examples)
    const left = all.filter(({ start }) => start !== 'guest').length
    expect(left).toBeGreaterThan(0)
    const text = await writeScripts({ machines }, { ...playwright, path: null, to: folder })
    expect(text).toContain(`authentication: ${left} of ${all.length} walks, as its file says`)
  })

  it('says for a machine without a page that nothing was written, and prints no command to run', async () => {
    put('order.spec.ts', 'of somebody')
    const text = await exported('order')
    expect(text.split('\n')).toEqual([
      'No test was written.',
      'Left out:',
      'order: the server runs this machine; no page does',
    ])
    expect(readdirSync(folder)).toEqual(['order.spec.ts'])
  })
})
