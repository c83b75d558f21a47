import { readdir, readFile } from 'node:fs/promises'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { loadConfig, type GatewaySettings } from '#server/config.ts'
import { boxesOf, triedPages } from '#tools/operations/boxes.ts'
import { untried } from '#tools/operations/untried.ts'

const folder = 'docs/operations'
const pages = (await readdir(folder)).map((name) => `${folder}/${name}`)
const running = await readFile(`${folder}/running.md`, 'utf8')
const alerts = await readFile(`${folder}/alerts.md`, 'utf8')
const rules = await readFile('ops/prometheus/alerts.yml', 'utf8')

const commandsOf = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(boxesOf))).flat().flatMap(({ lines }) => lines)
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
/** The cells of the rows of all tables of a page. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()))

describe('the commands of the pages of operations', () => {
  it('are tried by the trial of operations, or listed with the reason why not', async () => {
    const tried: readonly string[] = triedPages
    const others = await commandsOf(pages.filter((page) => !tried.includes(page)))
    expect(others.filter((line) => untried[line] === undefined)).toEqual([])
  })

  it('include all that are listed with a reason', async () => {
    const lines = await commandsOf(pages)
    expect(Object.keys(untried).filter((line) => !lines.includes(line))).toEqual([])
  })
})

describe('the page of alerts', () => {
  it('explains every alert, and no other', () => {
    const explained = rowsOf(alerts).flatMap(([first = '']) => matches(first, /`(Shop\w+)`/g))
    expect(sorted(explained)).toEqual(sorted(matches(rules, /- alert: (\w+)/g)))
  })

  it('lists every metric of the shop; it and the rules name no other', async () => {
    const own = await ownMetrics()
    const named = /\b((?:shop|nodejs|process)_[a-z0-9_]+)/g
    const listed = sorted(matches(alerts, named).map(withoutSuffix))
    expect(listed.filter((name) => name.startsWith('shop_'))).toEqual(own)
    const known = new Set([...own, ...metricsOfTheProcess()])
    const used = sorted([...listed, ...matches(rules, named).map(withoutSuffix)])
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the settings of the pages', () => {
  const { config, names } = settings()
  const limits = new Map(
    Object.entries(config.limits).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      value,
    ]),
  )
  const namesIn = (cell: string) => matches(cell, /`([A-Z][A-Z0-9_]+)`/g)
  const documented = rowsOf(running).flatMap(([first = '']) => namesIn(first))

  it('are those that the server reads', async () => {
    const example = await readFile('ops/shop.env.example', 'utf8')
    const others = [...documented, ...matches(example, /^(\w+)=/gm)]
    expect(sorted(others).filter((name) => !names.has(name))).toEqual([])
  })

  it('are all of them except limits', () => {
    const needed = [...names].filter((name) => !limits.has(name) && !name.includes('_ABAN_'))
    expect(needed.filter((name) => !documented.includes(name))).toEqual([])
  })

  it('have the defaults of the limits', () => {
    const written = rowsOf(running)
      .filter(([first = '']) => namesIn(first).some((name) => limits.has(name)))
      .flatMap(([first = '', defaults = '']) => {
        const values = defaults.split(', ').map(numberOf)
        return namesIn(first).map((name, index) => [name, values[index]])
      })
    expect(written.length).toBeGreaterThan(25)
    expect(written).toEqual(written.map(([name]) => [name, limits.get(String(name))]))
  })
})

async function ownMetrics(): Promise<string[]> {
  const files = (await readdir('server', { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  )
  const texts = await Promise.all(files.map((name) => readFile(`server/${name}`, 'utf8')))
  const defined = /(?:name: |addGauge\(|\[)'(shop_\w+)'/g
  return sorted(texts.flatMap((text) => matches(text, defined)))
}

function metricsOfTheProcess(): string[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry.getMetricsAsArray().map(({ name }) => name)
}

/** Without what a histogram appends to its name. */
function withoutSuffix(name: string): string {
  return name.replace(/_(bucket|count|sum)$/, '')
}

/** The names of all settings that the server reads, and the default limits. */
function settings() {
  const gateways: GatewaySettings[] = [
    { code: 'aban', kind: 'bank', icon: 'bank', name: 'آبان', description: '' },
  ]
  const values: Record<string, string> = {
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
    SMS_URL: 'http://127.0.0.1:9',
    SMS_KEY: 'key',
    METRICS_PORT: '9090',
  }
  const names = new Set<string>()
  const env = new Proxy(values, {
    get(target, name) {
      names.add(String(name))
      return target[String(name)]
    },
  })
  return { config: loadConfig(env, gateways), names }
}

/** `1800`, `256 MiB` or `1 GB`. */
function numberOf(text: string): number {
  const [number = '', unit = ''] = text.split(' ')
  return (
    Number(number) *
    (new Map([
      ['MiB', 1024 ** 2],
      ['GB', 1e9],
    ]).get(unit) ?? 1)
  )
}
