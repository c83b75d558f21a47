import { createECDH, createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { shop } from '#shop'
import type { Schemas } from './schemas.ts'
import { openStreetMap, type MapSettings } from './platform/providers/map.ts'
import { torobPublicKey } from './http/security/torob-token.ts'

export type Limits = {
  codeLifetimeSeconds: number
  /** A code becomes invalid after this many wrong attempts. */
  codeTries: number
  codeResendSeconds: number
  codesPerHour: number
  codesPerAddressPerHour: number
  /** Wrong codes for any numbers from one client address. */
  codeTriesPerAddressPerHour: number
  passwordTriesPerHour: number
  /** Wrong passwords for any numbers from one client address. */
  passwordTriesPerAddressPerHour: number
  /** New passwords of one account that are hashed, set or not. */
  newPasswordsPerHour: number
  resetTokenSeconds: number
  accessSeconds: number
  refreshSeconds: number
  /** How long a refresh token is still accepted after its rotation. */
  refreshGraceSeconds: number
  orderLifetimeSeconds: number
  /** Unpaid orders that a customer may have at the same time: each reserves its stock. */
  openOrdersPerCustomer: number
  /** Orders that a customer may place, cancelled ones too: each sends text messages. */
  ordersPerHour: number
  /** Units of one variant that a customer may order at once, and within 24 hours. */
  unitsPerOrder: number
  unitsPerDay: number
  /** Payments of one order, or deposits of one customer, that may await their outcome at the same time. */
  openPayments: number
  /** Payments that a customer starts at gateways, cancelled ones too: each asks a gateway. */
  paymentsPerHour: number
  /** How often a customer who closes the account lets the gateways be asked about open deposits. */
  depositChecksPerHour: number
  /** Guest carts that a customer takes over; each is remembered. */
  cartMergesPerHour: number
  /** Addresses that a customer adds, removed ones too. */
  addressesPerHour: number
  /** Requests of one client address that are worked on at the same time; others of it wait. */
  requestsAtOncePerAddress: number
  /** Requests of one client address that may wait for their turn. */
  requestsWaitingPerAddress: number
  bodyBytes: number
  /** Per customer. */
  discountTriesPerHour: number
  /** How long a body may take; after that it has to arrive at a minimum speed. */
  bodySeconds: number
  /** Per customer, or per client address for guests. */
  commentsPerHour: number
  /** Questions and answers of one customer. */
  questionsPerHour: number
  ticketMessagesPerHour: number
  /** Alerts that a customer sets. */
  stockAlertsPerHour: number
  /** Per customer. */
  returnsPerHour: number
  /** Per customer, or per client address for guests. */
  uploadBytesPerHour: number
  /** What the files of guests that are not published may take together; older ones go after a day or when they are refused. */
  guestUploadBytes: number
  /** With less free space than this no upload is taken. */
  uploadFreeBytes: number
  /** Per customer. */
  accountExportsPerHour: number
  /** Requests for advice, installments and used phones: per customer, or per client address for guests. */
  requestsPerHour: number
  /** After so long without any activity the back office signs out. */
  staffIdleSeconds: number
  /** So long after the password and the code were given, the back office asks for them again. */
  staffVerificationSeconds: number
  /** For so long, a password that was set with a code alone does not count in the back office. */
  passwordByCodeSeconds: number
  /** Wrong warranty codes per customer. */
  warrantyTriesPerHour: number
  warrantyTriesPerAddressPerHour: number
  /** Warranty lookups per customer. */
  warrantyChecksPerMinute: number
  /** Gift cards bought per customer, and gift cards sent per recipient number. */
  giftCardsPerHour: number
  /** Per customer. */
  withdrawalsPerHour: number
  /** Per customer. */
  giftCardTriesPerHour: number
  /** Per client address; a map shows about twenty tiles at once. */
  mapTilesPerMinute: number
  mapPlacesPerMinute: number
}

/** A payment gateway as listed in shop.config.ts. */
export type GatewaySettings = {
  /** Used in URLs, settings and payments: lowercase letters, digits and hyphens. */
  code: string
  kind: 'bank' | 'credit'
  icon: Schemas['GatewayIcon']
  name: string
  description: string
  /** How its service is called; `rial` if it is left out. */
  protocol?: Protocol
}

/** The protocols of `server/platform/providers`. */
export type Protocol = 'rial' | 'zarinpal' | 'zibal'

/** `access` is null if the settings contain no URL; the gateway is then shown as unavailable. */
export type ConfiguredGateway = GatewaySettings & { access: { url: string; key: string } | null }

/** How messages are sent to browsers (RFC 8030, RFC 8292). */
export type PushSettings = {
  /** The VAPID key pair in base64url. Subscriptions are bound to the public key. */
  publicKey: string
  privateKey: string
  /** How a push service reaches the shop: a `mailto:` or `https:` address. */
  subject: string
  /** Hosts of push services, each with its subdomains, or whole origins. */
  services: readonly string[]
}

export type SmsProtocol = 'own' | 'kavenegar' | 'sms.ir'

export type SmsSettings = {
  protocol: SmsProtocol
  url: string
  key: string
  /** The number from which messages are sent; null for the account's own. */
  line: string | null
  /** The approved template of codes; null to send them like other messages. */
  template: string | null
}

/** A bucket of a service with the S3 protocol. */
export type StorageSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

export type Config = {
  mode: 'demo' | 'production'
  /** What a new demo holds of the month before it: nothing, or the orders and requests that were played for it. */
  demoMonth: 'empty' | 'played'
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** An absolute path; all processes use the same folder. */
  uploadsDir: string
  /** `null`: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  databaseConnections: number
  /** Where `/metrics` is served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Origin under which shoppers reach the shop, without a slash at the end. */
  siteUrl: string
  /** Whether cookies carry `Secure`. */
  secure: boolean
  /** Which proxies may set the client's address: none, any, or a comma-separated list of addresses and networks. */
  trustProxy: boolean | string
  checkReplies: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  sessionSecret: string
  sms: SmsSettings | null
  /** Null: uploads are stored in `uploadsDir`. */
  storage: StorageSettings | null
  /** Null: no messages are sent to browsers. */
  push: PushSettings | null
  /** Null: the public servers of OpenStreetMap, or in the demo its own map. */
  map: MapSettings | null
  /** In the order in which they are offered. */
  gateways: readonly ConfiguredGateway[]
  /** Verifies who requests the price comparison feed; SPKI in base64. */
  torobPublicKey: string
  limits: Limits
}

/** Lists every invalid setting. */
export class ConfigError extends Error {
  readonly problems: ConfigProblem[]

  constructor(problems: ConfigProblem[]) {
    super(problems.map(({ setting, problem }) => `${setting}: ${problem}`).join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}
export type ConfigProblem = { setting: string; problem: string }

/** It is public, so it is only accepted in the demo. */
export const demoSecret = 'firouzeh-demo-secret-never-for-production'

/** Reads the settings from environment variables. Throws `ConfigError` that lists every invalid or missing one. */
export function loadConfig(
  env: Record<string, string | undefined>,
  gateways: readonly GatewaySettings[] = shop.gateways,
): Config {
  const read = reader(env)
  const mode = read.choice('SHOP_MODE', ['demo', 'production'], 'demo')
  const production = mode === 'production'
  const port = read.number('PORT', 3000, { from: 0, to: 65_535 })
  const siteUrl = read.siteUrl('SITE_URL', `http://localhost:${port}`)
  const dataDir = resolve(read.text('DATA_DIR') ?? './data')
  const config: Config = {
    mode,
    demoMonth: read.choice('DEMO_MONTH', ['empty', 'played'], 'empty'),
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    uploadsDir: resolve(read.text('UPLOADS_DIR') ?? join(dataDir, 'uploads')),
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: read.number('DATABASE_CONNECTIONS', 10, { from: 2, to: 500 }),
    metrics: metricsAddress(read),
    siteUrl,
    secure: siteUrl.startsWith('https:'),
    trustProxy: read.proxies('TRUST_PROXY'),
    checkReplies: read.flag('CHECK_REPLIES'),
    logLevel: read.choice(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'info',
    ),
    sessionSecret: read.text('SESSION_SECRET') ?? demoSecret,
    sms: smsSettings(read),
    storage: storageSettings(read),
    push: pushSettings(read, { siteUrl, production }),
    map: mapSettings(read),
    gateways: gateways.map((gateway) => ({
      ...gateway,
      access: accessTo(gateway, gateways, read),
    })),
    torobPublicKey: read.text('TOROB_PUBLIC_KEY') ?? torobPublicKey,
    limits: limits(read),
  }
  if (production) requireProduction(config, read)
  if (read.problems.length > 0) throw new ConfigError(read.problems)
  return config
}

function requireProduction(config: Config, { text, problems }: Reader): void {
  if (config.sessionSecret === demoSecret || config.sessionSecret.length < 32)
    problems.push({
      setting: 'SESSION_SECRET',
      problem: 'production needs a secret of its own, at least 32 characters long',
    })
  if (!text('SITE_URL'))
    problems.push({
      setting: 'SITE_URL',
      problem: 'production needs the public address of the shop',
    })
  if (!text('SMS_URL') && !text('SMS_PROVIDER'))
    problems.push({ setting: 'SMS_URL', problem: 'production needs an SMS provider' })
  if (!config.gateways.some(({ kind, access }) => kind === 'bank' && access !== null))
    problems.push({ setting: 'PAYMENT_URL', problem: 'production needs a payment provider' })
}

/** The push services of Chrome, Firefox, Edge and Safari. */
const pushServices =
  'fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com'

/** Without keys of its own, a demo uses a pair that is as public as its secret, and production sends none. */
function pushSettings(
  { text, problems }: Reader,
  { siteUrl, production }: { siteUrl: string; production: boolean },
): PushSettings | null {
  const own = { publicKey: text('VAPID_PUBLIC_KEY'), privateKey: text('VAPID_PRIVATE_KEY') }
  const { publicKey, privateKey } =
    own.publicKey === undefined && own.privateKey === undefined && !production ? demoKeys() : own
  if (publicKey === undefined && privateKey === undefined) return null
  if (
    publicKey === undefined ||
    privateKey === undefined ||
    publicKeyOf(privateKey) !== publicKey
  ) {
    problems.push({
      setting: publicKey === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY',
      problem: 'the VAPID keys must be a pair, both in base64url',
    })
    return null
  }
  const subject = text('VAPID_SUBJECT') ?? `mailto:push@${new URL(siteUrl).hostname}`
  if (!/^(mailto|https):/.test(subject))
    problems.push({ setting: 'VAPID_SUBJECT', problem: 'must be a mailto: or https: address' })
  const services = (text('PUSH_SERVICES') ?? pushServices).split(',').map((each) => each.trim())
  return { publicKey, privateKey, subject, services }
}

function demoKeys() {
  const privateKey = createHash('sha256').update(demoSecret).digest('base64url')
  return { privateKey, publicKey: publicKeyOf(privateKey) ?? undefined }
}

/** The public half of a P-256 key; null if the key is invalid. */
function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url')
  } catch {
    return null
  }
}

/** `PAYMENT_<CODE>_URL` and `PAYMENT_<CODE>_KEY`; the first bank may use `PAYMENT_URL` and `PAYMENT_KEY` instead. */
function accessTo(
  gateway: GatewaySettings,
  gateways: readonly GatewaySettings[],
  read: Reader,
): ConfiguredGateway['access'] {
  const prefix = `PAYMENT_${gateway.code.toUpperCase().replaceAll('-', '_')}`
  const own = read.provider(`${prefix}_URL`, `${prefix}_KEY`)
  if (own !== null || gateway !== gateways.find(({ kind }) => kind === 'bank')) return own
  return read.provider('PAYMENT_URL', 'PAYMENT_KEY')
}

const smsOrigins = {
  own: null,
  kavenegar: 'https://api.kavenegar.com',
  'sms.ir': 'https://api.sms.ir',
} satisfies Record<SmsProtocol, string | null>

function smsSettings(read: Reader): SmsSettings | null {
  const protocol = read.choice('SMS_PROVIDER', ['own', 'kavenegar', 'sms.ir'], 'own')
  const url = read.address('SMS_URL', ['http:', 'https:']) ?? smsOrigins[protocol]
  if (url === null) return null
  const required = (setting: string, value: string | undefined, pattern = /./) => {
    if (value === undefined || !pattern.test(value))
      read.problems.push({ setting, problem: `is missing or wrong, while SMS is sent by ${url}` })
    return value ?? ''
  }
  const key = required('SMS_KEY', read.text('SMS_KEY'))
  const line = read.text('SMS_LINE') ?? null
  const template = read.text('SMS_TEMPLATE') ?? null
  if (protocol === 'sms.ir') {
    required('SMS_LINE', line ?? undefined, /^\d+$/)
    if (template !== null) required('SMS_TEMPLATE', template, /^\d+$/)
  }
  return { protocol, url: url.replace(/\/+$/, ''), key, line, template }
}

/** All of the bucket's settings, or none. */
function storageSettings(read: Reader): StorageSettings | null {
  const endpoint = read.address('S3_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '')
  if (endpoint === undefined) return null
  const required = (setting: string) => {
    const value = read.text(setting)
    if (value === undefined)
      read.problems.push({ setting, problem: 'is missing, while S3_ENDPOINT is set' })
    return value ?? ''
  }
  return {
    endpoint,
    bucket: required('S3_BUCKET'),
    region: read.text('S3_REGION') ?? 'us-east-1',
    accessKey: required('S3_ACCESS_KEY'),
    secretKey: required('S3_SECRET_KEY'),
  }
}

function metricsAddress(read: Reader): Config['metrics'] {
  const port = read.number('METRICS_PORT', 0, { from: 1, to: 65_535 })
  return port === 0 ? null : { host: read.text('METRICS_HOST') ?? '127.0.0.1', port }
}

function mapSettings(read: Reader): MapSettings | null {
  const tilesUrl = read.address('MAP_TILES_URL', ['http:', 'https:'])
  const geocoderUrl =
    read.address('MAP_GEOCODER_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null
  if (tilesUrl !== null && !['{z}', '{x}', '{y}'].every((part) => tilesUrl.includes(part)))
    read.problems.push({ setting: 'MAP_TILES_URL', problem: 'must contain {z}, {x} and {y}' })
  if (tilesUrl === null && geocoderUrl === null) return null
  return {
    tilesUrl: tilesUrl ?? openStreetMap.tilesUrl,
    geocoderUrl: geocoderUrl ?? openStreetMap.geocoderUrl,
  }
}

function limits(read: Reader): Limits {
  const count = (name: string, fallback: number) =>
    read.number(name, fallback, { from: 1, to: 1e9 })
  return {
    codeLifetimeSeconds: count('CODE_LIFETIME_SECONDS', 120),
    codeTries: count('CODE_TRIES', 5),
    codeResendSeconds: count('CODE_RESEND_SECONDS', 120),
    codesPerHour: count('CODES_PER_HOUR', 5),
    codesPerAddressPerHour: count('CODES_PER_ADDRESS_PER_HOUR', 60),
    codeTriesPerAddressPerHour: count('CODE_TRIES_PER_ADDRESS_PER_HOUR', 60),
    passwordTriesPerHour: count('PASSWORD_TRIES_PER_HOUR', 10),
    passwordTriesPerAddressPerHour: count('PASSWORD_TRIES_PER_ADDRESS_PER_HOUR', 50),
    newPasswordsPerHour: count('NEW_PASSWORDS_PER_HOUR', 10),
    resetTokenSeconds: count('RESET_TOKEN_SECONDS', 600),
    accessSeconds: count('ACCESS_SECONDS', 900),
    refreshSeconds: count('REFRESH_SECONDS', 30 * 24 * 3600),
    refreshGraceSeconds: count('REFRESH_GRACE_SECONDS', 30),
    orderLifetimeSeconds: count('ORDER_LIFETIME_SECONDS', 1800),
    openOrdersPerCustomer: count('OPEN_ORDERS_PER_CUSTOMER', 2),
    ordersPerHour: count('ORDERS_PER_HOUR', 20),
    unitsPerOrder: count('UNITS_PER_ORDER', 5),
    unitsPerDay: count('UNITS_PER_DAY', 10),
    openPayments: count('OPEN_PAYMENTS', 10),
    paymentsPerHour: count('PAYMENTS_PER_HOUR', 30),
    depositChecksPerHour: count('DEPOSIT_CHECKS_PER_HOUR', 10),
    cartMergesPerHour: count('CART_MERGES_PER_HOUR', 60),
    addressesPerHour: count('ADDRESSES_PER_HOUR', 60),
    requestsAtOncePerAddress: count('REQUESTS_AT_ONCE_PER_ADDRESS', 64),
    requestsWaitingPerAddress: count('REQUESTS_WAITING_PER_ADDRESS', 500),
    bodyBytes: count('BODY_BYTES', 64 * 1024),
    discountTriesPerHour: count('DISCOUNT_TRIES_PER_HOUR', 60),
    bodySeconds: count('BODY_SECONDS', 20),
    commentsPerHour: count('COMMENTS_PER_HOUR', 20),
    questionsPerHour: count('QUESTIONS_PER_HOUR', 20),
    ticketMessagesPerHour: count('TICKET_MESSAGES_PER_HOUR', 60),
    stockAlertsPerHour: count('STOCK_ALERTS_PER_HOUR', 60),
    returnsPerHour: count('RETURNS_PER_HOUR', 10),
    uploadBytesPerHour: count('UPLOAD_BYTES_PER_HOUR', 200 * 1024 * 1024),
    guestUploadBytes: count('GUEST_UPLOAD_BYTES', 1_000_000_000),
    uploadFreeBytes: count('UPLOAD_FREE_BYTES', 256 * 1024 * 1024),
    accountExportsPerHour: count('ACCOUNT_EXPORTS_PER_HOUR', 5),
    requestsPerHour: count('REQUESTS_PER_HOUR', 20),
    staffIdleSeconds: count('STAFF_IDLE_SECONDS', 1800),
    passwordByCodeSeconds: count('PASSWORD_BY_CODE_SECONDS', 24 * 3600),
    staffVerificationSeconds: count('STAFF_VERIFICATION_SECONDS', 12 * 3600),
    warrantyTriesPerHour: count('WARRANTY_TRIES_PER_HOUR', 10),
    warrantyTriesPerAddressPerHour: count('WARRANTY_TRIES_PER_ADDRESS_PER_HOUR', 60),
    warrantyChecksPerMinute: count('WARRANTY_CHECKS_PER_MINUTE', 20),
    giftCardsPerHour: count('GIFT_CARDS_PER_HOUR', 20),
    withdrawalsPerHour: count('WITHDRAWALS_PER_HOUR', 10),
    giftCardTriesPerHour: count('GIFT_CARD_TRIES_PER_HOUR', 20),
    mapTilesPerMinute: count('MAP_TILES_PER_MINUTE', 600),
    mapPlacesPerMinute: count('MAP_PLACES_PER_MINUTE', 60),
  }
}

type Reader = ReturnType<typeof reader>

function reader(env: Record<string, string | undefined>) {
  const problems: ConfigProblem[] = []
  const text = (setting: string) => env[setting]?.trim() || undefined
  const address = (setting: string, protocols: string[]): string | null => {
    const value = text(setting)
    if (!value) return null
    if (protocols.some((protocol) => value.startsWith(`${protocol}//`))) return value
    problems.push({
      setting,
      problem: `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    })
    return null
  }
  return {
    problems,
    text,
    address,
    number(setting: string, fallback: number, { from, to }: { from: number; to: number }): number {
      const value = text(setting)
      if (value === undefined) return fallback
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (number >= from && number <= to) return number
      problems.push({ setting, problem: `must be a whole number from ${from} to ${to}` })
      return fallback
    },
    choice<const Choice extends string>(
      setting: string,
      choices: readonly Choice[],
      fallback: NoInfer<Choice>,
    ): Choice {
      const value = text(setting)
      if (value === undefined) return fallback
      const chosen = choices.find((choice) => choice === value)
      if (!chosen) problems.push({ setting, problem: `must be one of ${choices.join(', ')}` })
      return chosen ?? fallback
    },
    flag(setting: string): boolean {
      const value = text(setting) ?? '0'
      if (!['0', '1', 'true', 'false'].includes(value))
        problems.push({ setting, problem: 'must be 1 or 0' })
      return value === '1' || value === 'true'
    },
    proxies(setting: string): boolean | string {
      const value = text(setting) ?? 'false'
      if (value === 'true' || value === 'false') return value === 'true'
      const names = value.split(',').map((part) => part.trim())
      if (names.every(isNetwork)) return names.join(',')
      problems.push({
        setting,
        problem:
          'must be true, false, or a comma list of addresses, networks (10.0.0.0/8) and loopback',
      })
      return false
    },
    siteUrl(setting: string, fallback: string): string {
      const value = address(setting, ['http:', 'https:'])
      if (value === null) return fallback
      const { origin = fallback, pathname } = URL.parse(value) ?? {}
      if (pathname !== '/') problems.push({ setting, problem: 'must be an address without a path' })
      return origin
    },
    provider(urlSetting: string, keySetting: string): { url: string; key: string } | null {
      const url = address(urlSetting, ['http:', 'https:'])
      const key = text(keySetting)
      if (url !== null && !key)
        problems.push({ setting: keySetting, problem: `is missing, while ${urlSetting} is set` })
      return url !== null && key ? { url, key } : null
    },
  }
}

const isNetwork = (name: string): boolean => {
  const [address = '', bits = '0'] = name.split('/')
  return name === 'loopback' || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits))
}
