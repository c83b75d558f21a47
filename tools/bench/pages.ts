/**
 * `npm run bench:pages`: how fast the pages of the built shop load on a slow phone, in Chromium with a quarter of the
 * processor and slow 4G, with a new visitor each time; then Lighthouse's scores. It only reports and never fails. See
 * docs/operations/bench.md.
 */
import { parseArgs } from 'node:util'
import { signInOwner } from './back-office.ts'
import { ensureBrowser } from '#tools/browser.mjs'
import { audit, slowdownFor, type Audit } from './lighthouse.ts'
import { aims } from './references.ts'
import { measureScripts } from './scripts.ts'
import { startServer } from './server.ts'
import { openSlowPhone, type PageSpeed } from './slow-phone.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    products: { type: 'string', default: '2000' },
    lighthouse: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const pages = {
  home: '/',
  list: '/productlist/mobile',
  product: '/products/iphone-16-128gb',
}

const browser = await ensureBrowser()
if (browser === null) process.exit(1)
const server = await startServer({ products: Number(values.products), nodeFlags: [] })
const phone = await openSlowPhone(browser, server.origin)
try {
  printSpeeds()
  for (const [name, path] of Object.entries(pages)) {
    await phone.warm(path)
    const speeds: PageSpeed[] = []
    for (let run = 0; run < Number(values.runs); run++) speeds.push(await phone.measure(path))
    const { bytes } = await measureScripts(server.origin, path)
    printSpeed(name, speeds, bytes)
  }
  await measureBackOffice()
  if (values.lighthouse) {
    const usual = await auditPages(browser, 4)
    const slowdown = slowdownFor(median(usual.map(({ machine }) => machine)))
    if (slowdown !== 4) await auditPages(browser, slowdown)
  }
} finally {
  await phone.close()
  await server.stop()
}

/** The list of products of the back office, as its owner opens it, first with a network that is not slowed down. */
async function measureBackOffice(): Promise<void> {
  const { tableMs, scriptKiB } = aims.office
  const { cookies } = await signInOwner(server.origin)
  console.log('\nBack office, list of products, a quarter of the processor')
  for (const isSlowNetwork of [false, true]) {
    const speeds: PageSpeed[] = []
    for (let run = 0; run < Number(values.runs); run++)
      speeds.push(
        await phone.measure('/staff/products', { cookies, selector: 'tbody tr', isSlowNetwork }),
      )
    const middle = (of: (speed: PageSpeed) => number) => median(speeds.map(of))
    const aim = isSlowNetwork ? '' : ` (aim ${tableMs})`
    const cells = [
      `first row after ${middle(({ foundMs }) => foundMs).toFixed(0)} ms${aim}`,
      `blocked for ${middle(({ blockingMs }) => blockingMs).toFixed(0)} ms`,
      `${(middle(({ scriptBytes }) => scriptBytes) / 1024).toFixed(1)} KiB of script (aim ${scriptKiB})`,
    ]
    console.log(`${isSlowNetwork ? '150 ms, 1.6 Mb/s' : 'ordinary network'}: ${cells.join(', ')}`)
  }
}

async function auditPages(browser: string, slowdown: number): Promise<Audit[]> {
  console.log(`\nLighthouse, phone, ${slowdown}× slower (aim 98 in each)`)
  console.log(`median of ${values.runs} (lowest–highest); 4× is for a machine of 1500 and more`)
  const all: Audit[] = []
  for (const [name, path] of Object.entries(pages)) {
    const audits: Audit[] = []
    for (let run = 0; run < Number(values.runs); run++)
      audits.push(await audit(browser, server.origin + path, slowdown))
    printAudits(name, audits)
    all.push(...audits)
  }
  return all
}

function printSpeeds(): void {
  const { lcpMs, cls, blockingMs } = aims.page
  console.log(`\nA quarter of the processor, 150 ms, 1.6 Mb/s; median of ${values.runs}`)
  console.log(`Aims: LCP ${lcpMs} ms, CLS ${cls}, blocking ${blockingMs} ms\n`)
  printCells(['', 'FCP ms', 'LCP ms', 'CLS', 'block. ms', 'KiB', 'requests', 'script KiB'])
}

function printSpeed(name: string, speeds: readonly PageSpeed[], scriptBytes: number): void {
  const middle = (of: (speed: PageSpeed) => number) => median(speeds.map(of))
  printCells([
    name,
    middle(({ fcpMs }) => fcpMs).toFixed(0),
    middle(({ lcpMs }) => lcpMs).toFixed(0),
    middle(({ cls }) => cls).toFixed(4),
    middle(({ blockingMs }) => blockingMs).toFixed(0),
    (middle(({ bytes }) => bytes) / 1024).toFixed(0),
    middle(({ requests }) => requests).toFixed(0),
    (scriptBytes / 1024).toFixed(1),
  ])
  console.log(`          largest: ${speeds.at(-1)?.largest ?? ''}`)
}

function printAudits(name: string, audits: readonly Audit[]): void {
  const spread = (of: (audit: Audit) => number) => {
    const numbers = audits.map(of)
    return `${median(numbers)} (${Math.min(...numbers)}–${Math.max(...numbers)})`
  }
  const texts = Object.keys(audits[0]?.marks ?? {}).map(
    (category) => `${category} ${spread(({ marks }) => marks[category] ?? 0)}`,
  )
  console.log([name.padEnd(10), ...texts, `machine ${spread(({ machine }) => machine)}`].join('  '))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((first, second) => first - second)[Math.floor(numbers.length / 2)] ?? 0
}

function printCells(cells: readonly string[]): void {
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(11))).join(''),
  )
}
