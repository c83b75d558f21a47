import { parseArgs } from 'node:util'
import { memoryIndex } from '#tools/testing/memory-catalogue.ts'

/**
 * Measures search and lists in memory, without server and database: `node tools/bench/search-micro.ts --products 2000
 * --rounds 20`.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '20' },
  },
})
const size = Number(values.products)
const rounds = Number(values.rounds)

const queries = [
  'آیفون ۱۵',
  'iphone 15',
  'آيفون ١٥ پرو مكس',
  'سامسنگ',
  'گلکسی اس ۲۵ اولترا',
  's25 ultra',
  'لپ تاپ',
  'لپتاپ',
  'گوشی',
  'گوشی سامسونگ ۲۵۶ گیگ',
  'hdt,k',
  'هحاخدث',
  'شیائومی',
  'ردمی نوت ۱۴',
  'پاوربانک انکر',
  'قاب ایفون',
  's',
  'س',
  'ا',
  'آیف',
  'redmi nte',
  'ایرپاد',
  'هدفون سونی',
  'poco x7 pro',
  'زرشک پلو',
  'مشکی',
  '256',
  'samsng galxy',
  'کد ۱۲',
  'qwerty zxcvb asdfg',
  'شارژر ۶۵ وات',
  'کابل تایپ سی',
  'دسته بازی',
  'ساعت هوشمند اپل',
  'tablet',
  'موتورولا',
]

const memoryBefore = process.memoryUsage().rss
const loadStarted = performance.now()
const { index, frame } = memoryIndex(Date.now(), size)
const loadMs = performance.now() - loadStarted
const mobile = frame.tree.bySlug('mobile')
const none = { values: new Map<string, string[]>(), minPrice: null, maxPrice: null }
const base = { search: null, flagshipsOnly: false, selection: none, page: 1, facets: [] }

console.log(
  `${index.size} products indexed in ${loadMs.toFixed(0)} ms, ${megabytes(process.memoryUsage().rss - memoryBefore)} MB more`,
)
measure('suggestions (20)', queries, (search) =>
  index.list({ ...base, categoryId: null, search, ordering: '-sold_count', size: 20 }),
)
measure('list with search and facets', queries, (search) =>
  index.list({
    ...base,
    categoryId: mobile?.id ?? null,
    search,
    ordering: '-sold_count',
    size: 12,
    facets: mobile?.filterKeys ?? [],
  }),
)
const selection = {
  values: new Map([
    ['brand', ['samsung', 'apple']],
    ['storage', ['256']],
    ['color', ['black', 'blue']],
  ]),
  minPrice: 10_000_000,
  maxPrice: 120_000_000,
}
measure('list with four filters and facets', [1, 2, 3, 4, 5], (page) =>
  index.list({
    ...base,
    categoryId: mobile?.id ?? null,
    selection,
    ordering: 'current_min_price',
    page,
    size: 12,
    facets: mobile?.filterKeys ?? [],
  }),
)

function measure<Input>(name: string, inputs: readonly Input[], work: (input: Input) => unknown) {
  for (const input of inputs) work(input)
  const times: { ms: number; input: Input }[] = []
  const cpuBefore = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    for (const input of inputs) {
      const started = performance.now()
      work(input)
      times.push({ ms: performance.now() - started, input })
    }
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  times.sort((first, second) => first.ms - second.ms)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const cpu = (user + system) / 1000 / times.length
  console.log(
    `${name}: p50 ${at(0.5)?.ms.toFixed(2)} ms, p99 ${at(0.99)?.ms.toFixed(2)} ms (${String(at(0.99)?.input)}), CPU ${cpu.toFixed(2)} ms`,
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
