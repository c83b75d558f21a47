import { describe, expect, it } from 'vitest'
import { readOptions } from '#tools/paths/options.ts'

const read = (...args: string[]) => readOptions(args, ['checkout', 'delivery', 'order'])

describe('the options of the paths', () => {
  it('choose all machines and no random path by default', () => {
    expect(read()).toEqual({
      machines: ['checkout', 'delivery', 'order'],
      report: 'reports/paths',
      random: { seed: 1, count: 0, length: 40 },
      language: 'fa',
      isInBrowser: false,
      scripts: null,
      against: null,
      wantsHelp: false,
    })
  })

  it('give a selection a report of its own', () => {
    const { machines, report } = read('--machine', 'order', '--machine', 'checkout')
    expect(machines).toEqual(['checkout', 'order'])
    expect(report).toBe('reports/paths-checkout-order')
  })

  it('name the format of the scripts, and the language of reports and scripts, Persian unless another is named', () => {
    const persian = { format: 'plan', language: 'fa', path: null, to: null }
    expect(read('--export', 'plan').scripts).toEqual(persian)
    const english = { format: 'gherkin', language: 'en', path: null, to: null }
    expect(read('--export', 'gherkin', '--language', 'en').scripts).toEqual(english)
    expect(read('--language', 'en').language).toBe('en')
  })

  it('export one path of one machine', () => {
    const { scripts } = read('--machine', 'order', '--export', 'playwright', '--path', '12')
    expect(scripts).toEqual({ format: 'playwright', language: 'fa', path: 12, to: null })
  })

  it('export into a folder of one’s own', () => {
    expect(read('--export', 'gherkin', '--to', 'suite').scripts?.to).toBe('suite')
  })

  it('compare a commit with the working tree, or two commits', () => {
    const tree = { from: 'main', to: null, isJson: false }
    expect(read('--against', 'main').against).toEqual(tree)
    const commits = { from: 'v1', to: 'v2', isJson: true }
    expect(read('--against', 'v1..v2', '--json').against).toEqual(commits)
  })

  it.each([
    [['--against', 'v1..'], '--against takes a commit or two of them (a..b), not v1...'],
    [['--against', 'a...b'], '--against takes a commit or two of them (a..b), not a...b.'],
    [['--random', 'abc'], '--random takes a whole number, not abc.'],
    [['--seed', 'x'], '--seed takes a whole number, not x.'],
    [['--length', '1e3'], '--length takes a whole number, not 1e3.'],
    [['--machine', 'teleport'], 'There is no machine teleport'],
    [['--browser', '--machine', 'order'], '--browser covers all flows'],
    [['--export', 'word'], '--export takes gherkin or plan or playwright, not word.'],
    [['--to', 'suite'], '--to names the folder of an export'],
    [['--path', '3'], '--path exports one path of one machine'],
    [['--export', 'plan', '--language', 'de'], '--language takes fa or en, not de.'],
    [['--sed', '7'], "Unknown option '--sed'"],
  ])('are refused when they make no sense: %j', (args, reason) => {
    expect(() => read(...args)).toThrow(reason)
  })
})
