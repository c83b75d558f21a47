/**
 * `npm run operations`: tries the commands of docs/operations in a temporary folder, with a production shop, nginx and a
 * PostgreSQL of its own. Needs root and Debian's packages; ends with "N passed, N failed". See docs/operations/one-server.md.
 */
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import S3rver from 's3rver'
import { bankService, smsService } from '#tools/chaos/stand-ins.ts'
import { boxesOf, alertQueries, type TriedPage } from './boxes.ts'
import { signUp } from './customer.ts'
import { startLoad } from './load.ts'
import { newPlace } from './place.ts'
import { unitsOf } from './units.ts'
import { untried } from './untried.ts'

const { values } = parseArgs({
  options: {
    ports: { type: 'string', default: '4105' },
    quick: { type: 'boolean', default: false },
  },
})
const first = Number(values.ports)
let moment = ''
const place = await newPlace(first, () => moment)
const units = unitsOf(place)
const [sms, bank] = await Promise.all([smsService(), bankService('bank-key')])
const { root, ports, run } = place
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(root, 'buckets'),
  configureBuckets: [{ name: 'uploads', configs: [] }],
})
const [one, other] = ports.shop
const certificate = join(root, 'etc/shop/tls/fullchain.pem')
let passed = 0
let failed = 0
/** Figures for the documentation. */
const figures: string[] = []

process.once('SIGINT', () => void cleanUp().then(() => process.exit(1)))

/** `--quick`: the packages and the build of this folder, instead of those lines. */
const quick = (release: string): Record<string, () => Promise<void>> => ({
  [`cd /opt/shop/releases/${release} && npm ci --no-audit --no-fund --loglevel=error`]: () =>
    copy('node_modules', release),
  [`cd /opt/shop/releases/${release} && npm run build`]: () => copy('dist', release),
})
const copy = async (folder: string, release: string) => {
  const target = `/opt/shop/releases/${release}/`
  await run(`cp -al ${resolve(folder)} ${target} || cp -a ${resolve(folder)} ${target}`)
}

/** What the trial does in the place of a line, or after it. */
const instead: Record<string, () => Promise<void>> = {
  ...(values.quick && { ...quick('1'), ...quick('2') }),
  'systemctl restart postgresql': units.restartPostgres,
  'systemctl enable --now shop@3001 shop@3002': async () => {
    await units.startShop(one)
    await units.startShop(other)
    await untilReady(one)
    await untilReady(other)
  },
  'systemctl reload nginx': units.reloadNginx,
  'systemctl restart shop@3001': () => restart(one),
  'systemctl restart shop@3002': () => restart(other),
  'systemctl stop shop@3001 shop@3002': async () => {
    await units.stopShop(one)
    await units.stopShop(other)
  },
}
const afterwards: Record<string, () => Promise<void>> = {
  'git clone --quiet --depth 1 REPOSITORY /opt/shop/releases/1': () => ownFiles('1'),
  'git clone --quiet --depth 1 REPOSITORY /opt/shop/releases/2': async () => {
    await ownFiles('2')
    await addMigration()
  },
  'install -m 640 -g shop /opt/shop/current/ops/shop.env.example /etc/shop/shop.env': fillIn,
}

try {
  await preparePlace()
  await page('docs/operations/one-server.md')
  await step('a shop behind nginx', checkFront)
  await step('a bucket for the uploads, and the first customer', async () => {
    await addBucket()
    await signUp(`http://127.0.0.1:${one}`, sms, '09123456789')
  })
  await page('docs/operations/running.md')
  await step('the customer is the owner, and the uploads are in the bucket', checkRunning)
  await page('docs/operations/alerts.md')
  await step('what alerts ask the database and Prometheus', checkAlertQueries)
  const load = startLoad(ports.https, certificate)
  await page('docs/operations/upgrade.md')
  const { replies, failures, slowestMs } = await load.stop()
  figures.push(`upgrade: ${replies} requests, ${failures.length} failed, slowest ${slowestMs} ms`)
  await step('no request fails during the upgrade', async () => {
    if (replies < 100 || failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'))
  })
  await step('the new version has migrated', async () => {
    await run('runuser -u postgres -- psql -qc "select * from trial_of_upgrade" shop')
  })
  await backups()
} finally {
  await cleanUp()
}
for (const figure of figures) console.log(`     ${figure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Stops at the first failing line of a page, as an operator would. */
async function page(path: TriedPage): Promise<void> {
  for (const { heading, lines } of await boxesOf(path)) {
    console.log(`\n${path}: ${heading}`)
    for (const line of lines) if (!(await tryLine(line))) return
  }
}

async function tryLine(line: string): Promise<boolean> {
  const reason = untried[line]
  if (reason === undefined)
    return step(line, async () => {
      const replacement = instead[line]
      if (replacement === undefined) await run(line)
      else await replacement()
      await afterwards[line]?.()
    })
  console.log(`  -- ${line} (${reason})`)
  return true
}

async function step(title: string, work: () => Promise<void>): Promise<boolean> {
  const started = performance.now()
  try {
    await work()
    passed += 1
    console.log(`  ok ${title} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
    return true
  } catch (error) {
    failed += 1
    console.log(`  FAILED ${title}\n${String(error)}`)
    return false
  }
}

/** What Debian's packages have set up: a cluster with its settings in /etc, and nginx's main file. */
async function preparePlace(): Promise<void> {
  for (const folder of [
    'etc/nginx/conf.d',
    'etc/systemd/system',
    'var/log/nginx',
    'var/lib/shop/uploads',
  ])
    await mkdir(join(root, folder), { recursive: true })
  await run(
    `install -d -o postgres ${root}/run /var/lib/postgresql/15 /etc/postgresql/15/main /etc/postgresql/15/main/conf.d`,
  )
  await run('install -d -m 755 /var/backups/shop')
  await run(
    'runuser -u postgres -- /usr/lib/postgresql/15/bin/initdb -D /var/lib/postgresql/15/main --auth-local=peer --auth-host=scram-sha-256',
  )
  await run(
    'mv /var/lib/postgresql/15/main/{postgresql,pg_hba,pg_ident}.conf /etc/postgresql/15/main/',
  )
  const settings = [
    "data_directory = '/var/lib/postgresql/15/main'",
    "hba_file = '/etc/postgresql/15/main/pg_hba.conf'",
    "ident_file = '/etc/postgresql/15/main/pg_ident.conf'",
    "include_dir = 'conf.d'",
    'port = 5432',
    `unix_socket_directories = '${root}/run'`,
  ]
  const path = join(root, 'etc/postgresql/15/main/postgresql.conf')
  const added = settings.map(place.localized).join('\n')
  await writeFile(path, `${await readFile(path, 'utf8')}\n${added}\n`)
  await writeFile(
    join(root, 'etc/nginx/nginx.conf'),
    `worker_processes 2; pid ${root}/run/nginx.pid; error_log ${root}/var/log/nginx/error.log;
     events {} http { include /etc/nginx/mime.types; include ${root}/etc/nginx/conf.d/*.conf; }`,
  )
}

async function ownFiles(release: string): Promise<void> {
  await place.localize(join(root, 'opt/shop/releases', release, 'ops'))
}

async function fillIn(): Promise<void> {
  const path = join(root, 'etc/shop/shop.env')
  const own = [
    `SITE_URL=https://localhost:${ports.https}`,
    `DATA_DIR=${root}/var/lib/shop`,
    'SMS_PROVIDER=own',
    `SMS_URL=${sms.url}`,
    'SMS_KEY=sms-key',
    `PAYMENT_URL=${bank.url}`,
    'PAYMENT_KEY=bank-key',
    'CODES_PER_ADDRESS_PER_HOUR=100000',
  ]
  await writeFile(path, `${await readFile(path, 'utf8')}\n${own.join('\n')}\n`)
}

/** The second release has a migration that the first one does not know. */
async function addMigration(): Promise<void> {
  const folder = join(root, 'opt/shop/releases/2/server/platform/migrations')
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const entry = { ...entries.at(-1), idx: entries.length, when: Date.now(), tag: '9999_trial' }
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, entry] }))
  await writeFile(join(folder, '9999_trial.sql'), 'create table trial_of_upgrade (id integer);')
}

async function restart(port: number): Promise<void> {
  await units.stopShop(port)
  await units.startShop(port)
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (reply?.ok) return
    await delay(100)
  }
  throw new Error(await readFile(join(root, `run/shop-${port}.log`), 'utf8'))
}

/** What nginx adds: HTTP/2, files, limits, and what it keeps inside. */
async function checkFront(): Promise<void> {
  const curl = (options: string, path: string) => run(`curl -s ${options} https://YOUR.HOST${path}`)
  const expect = async (what: string, found: Promise<string>, wanted: RegExp) => {
    const text = await found
    if (!wanted.test(text)) throw new Error(`${what}: ${text.slice(0, 300)}`)
  }
  const status = "-o /dev/null -w '%{http_version} %{http_code}'"
  await expect('a page by HTTP/2', curl(status, '/'), /^2 200$/)
  await expect('metrics stay inside', curl(status, '/metrics'), /^2 404$/)
  await expect('health stays inside', curl(status, '/health/ready'), /^2 404$/)
  await expect(
    'http leads to https',
    run(`curl -sI http://localhost:${ports.http}/a`),
    /301[^]*https:/,
  )
  const file = (await run('ls /srv/shop/assets')).split('\n').find((name) => name.endsWith('.js'))
  const head = curl('-I --compressed', `/assets/${file}`)
  await expect(
    'files by nginx',
    head,
    /content-encoding: gzip[^]*immutable|immutable[^]*content-encoding: gzip/,
  )
  await expect(
    'bodies are limited',
    run(
      `head -c 50000000 /dev/zero | curl -s -o /dev/null -w '%{http_code}' --data-binary @- https://YOUR.HOST/api/comment/upload/`,
    ),
    /^413$/,
  )
  const metrics = run(`curl -s http://127.0.0.1:1${one}/metrics`)
  await expect('metrics on their own port', metrics, /shop_database_up 1/)
}

/** The processes read these settings when the upgrade restarts them. */
async function addBucket(): Promise<void> {
  const { port } = await bucket.run()
  const settings = [
    `S3_ENDPOINT=http://127.0.0.1:${port}`,
    'S3_BUCKET=uploads',
    'S3_ACCESS_KEY=S3RVER',
    'S3_SECRET_KEY=S3RVER',
  ]
  await appendFile(join(root, 'etc/shop/shop.env'), `${settings.join('\n')}\n`)
  const uploads = join(root, 'var/lib/shop/uploads')
  await mkdir(join(uploads, 'receiving'), { recursive: true })
  await writeFile(join(uploads, 'receiving/half'), 'half a picture')
  await mkdir(join(uploads, 'a'))
  await writeFile(join(uploads, 'a/480'), 'a picture')
}

async function checkRunning(): Promise<void> {
  const roles = await psql('select phone, role from staff_roles join users on users.id = user_id')
  if (roles !== '09123456789|owner\n') throw new Error(`the roles are: ${roles}`)
  const files = (await readdir(join(root, 'buckets/uploads'), { recursive: true })).join(' ')
  if (!files.includes('480') || files.includes('half')) throw new Error(`the bucket has ${files}`)
}

async function checkAlertQueries(): Promise<void> {
  const { commands, queries } = await alertQueries()
  if (commands.length === 0 || queries.length === 0) throw new Error('the page has no queries')
  for (const command of commands) await run(command)
  const rules = queries.map((expr, number) => ({ record: `asked:${number}`, expr }))
  const path = join(root, 'asked.yml')
  await writeFile(path, JSON.stringify({ groups: [{ name: 'asked', rules }] }))
  await run(`promtool check rules ${path}`)
}

async function backups(): Promise<void> {
  const [nightly, watch, ...restore] = await boxesOf('docs/operations/backups.md')
  console.log('\ndocs/operations/backups.md')
  for (const line of [...(nightly?.lines ?? []), ...(watch?.lines ?? [])]) await tryLine(line)
  await step('a mistake a while after the backup', async () => {
    await psql('create table ledger_of_trial (entry integer)')
    await psql('insert into ledger_of_trial values (1), (2), (3)')
    await delay(1_100)
    moment = (await psql('select now()')).trim()
    await delay(1_100)
    await psql('delete from ledger_of_trial')
    const segment = (await psql('select pg_walfile_name(pg_switch_wal())')).trim()
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await run(`ls /var/backups/shop/wal`)).includes(segment)) return
      await delay(100)
    }
    throw new Error(`${segment} was not archived`)
  })
  const started = performance.now()
  for (const { lines } of restore) for (const line of lines) await tryLine(line)
  figures.push(`restore: ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  await step('the moment before the mistake is back', async () => {
    const rows = await run(
      'runuser -u postgres -- psql -p 5433 -Atc "select count(*) from ledger_of_trial" shop',
    )
    if (rows.trim() !== '3') throw new Error(`the restored database has ${rows}`)
  })
}

function psql(sql: string): Promise<string> {
  return run(`runuser -u postgres -- psql -Atqc "${sql}" shop`)
}

async function cleanUp(): Promise<void> {
  await units.stopAll().catch((error: unknown) => console.log(String(error)))
  await Promise.all([sms.close(), bank.close(), bucket.close().catch(() => null)])
  if (failed === 0) await place.remove()
  else console.log(`\nThe folder is kept for inspection: ${root}`)
}
