import { describe, expect, it } from 'vitest'
import { ConfigError, demoSecret, loadConfig } from '#server/config.ts'

const problems = (env: Record<string, string>) => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ setting }) => setting)
    throw error
  }
}

const production = {
  SHOP_MODE: 'production',
  SITE_URL: 'https://shop.example',
  SESSION_SECRET: 'a secret of thirty-two characters.',
  SMS_URL: 'https://sms.example/send',
  SMS_KEY: 'key',
  PAYMENT_URL: 'https://bank.example',
  PAYMENT_KEY: 'key',
}

describe('the settings', () => {
  it('need nothing for a demo, which listens to this machine alone', () => {
    expect(loadConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      siteUrl: 'http://localhost:3000',
      secure: false,
      trustProxy: false,
      checkReplies: false,
      limits: {
        codeLifetimeSeconds: 120,
        codeTries: 5,
        codeResendSeconds: 120,
        codesPerHour: 5,
        codesPerAddressPerHour: 60,
        codeTriesPerAddressPerHour: 60,
        passwordTriesPerHour: 10,
        resetTokenSeconds: 600,
        accessSeconds: 900,
        refreshSeconds: 2_592_000,
        refreshGraceSeconds: 30,
        orderLifetimeSeconds: 1800,
      },
    })
  })

  it('have a public key pair for messages to browsers in a demo, and none of their own in production', () => {
    const { push } = loadConfig({})
    expect(push).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
      subject: 'mailto:push@localhost',
      services: [
        'fcm.googleapis.com',
        'push.services.mozilla.com',
        'notify.windows.com',
        'push.apple.com',
      ],
    })
    expect(loadConfig(production).push).toBeNull()
  })

  it('take a pair of keys, and refuse half a pair or two that do not belong together', () => {
    const demo = loadConfig({}).push
    const keys = {
      VAPID_PUBLIC_KEY: demo?.publicKey ?? '',
      VAPID_PRIVATE_KEY: demo?.privateKey ?? '',
    }
    expect(loadConfig({ ...production, ...keys }).push).toMatchObject({
      publicKey: demo?.publicKey,
      subject: 'mailto:push@shop.example',
    })
    expect(problems({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toEqual(['VAPID_PRIVATE_KEY'])
    expect(problems({ VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY })).toEqual(['VAPID_PUBLIC_KEY'])
    expect(problems({ ...keys, VAPID_PRIVATE_KEY: 'AAAA' })).toEqual(['VAPID_PRIVATE_KEY'])
    expect(problems({ VAPID_SUBJECT: 'push@shop.example' })).toEqual(['VAPID_SUBJECT'])
  })

  it('take a map service whose tiles can be addressed', () => {
    expect(loadConfig({}).map).toBeNull()
    expect(loadConfig({ MAP_GEOCODER_URL: 'https://geocoder.example/' }).map).toEqual({
      tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      geocoderUrl: 'https://geocoder.example',
    })
    expect(problems({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}' })).toEqual(['MAP_TILES_URL'])
    expect(problems({ MAP_GEOCODER_URL: 'geocoder.example' })).toEqual(['MAP_GEOCODER_URL'])
  })

  it('follow the port in the address of the site', () => {
    expect(loadConfig({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  })

  it('are complete for production with a secret, an address and both providers', () => {
    expect(loadConfig(production)).toMatchObject({ mode: 'production', secure: true })
  })

  it('in production name everything that is missing at once', () => {
    expect(problems({ SHOP_MODE: 'production' })).toEqual([
      'SESSION_SECRET',
      'SITE_URL',
      'SMS_URL',
      'PAYMENT_URL',
    ])
  })

  it('name the gateway whose key is missing', () => {
    const gateway = { kind: 'bank', icon: 'bank', name: 'درگاه', description: '' } as const
    const gateways = [
      { ...gateway, code: 'aban' },
      { ...gateway, code: 'azar-pay' },
    ]
    const env = { PAYMENT_AZAR_PAY_URL: 'https://azar.example' }
    expect(() => loadConfig(env, gateways)).toThrow(/PAYMENT_AZAR_PAY_KEY/)
    const access = { url: 'https://azar.example', key: 'key' }
    const config = loadConfig({ ...env, PAYMENT_AZAR_PAY_KEY: 'key' }, gateways)
    expect(config.gateways.map((each) => each.access)).toEqual([null, access])
  })

  it.each([demoSecret, 'short'])('refuse %s as the secret of production', (SESSION_SECRET) => {
    expect(problems({ ...production, SESSION_SECRET })).toEqual(['SESSION_SECRET'])
  })

  it('name everything that is wrong at once', () => {
    expect(
      problems({
        SHOP_MODE: 'test',
        PORT: '99999',
        SITE_URL: 'shop.example',
        DATABASE_URL: 'mysql://x',
        TRUST_PROXY: '1',
        CHECK_REPLIES: 'perhaps',
        CODE_TRIES: '0',
        SMS_URL: 'https://sms.example',
      }).sort(),
    ).toEqual([
      'CHECK_REPLIES',
      'CODE_TRIES',
      'DATABASE_URL',
      'PORT',
      'SHOP_MODE',
      'SITE_URL',
      'SMS_KEY',
      'TRUST_PROXY',
    ])
  })

  it('trust the proxies that they name', () => {
    expect(loadConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe(
      'loopback,10.0.0.0/8',
    )
    expect(loadConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  })

  it('serve no metrics unless there is a port, and those on this machine alone', () => {
    expect(loadConfig({}).metrics).toBeNull()
    expect(loadConfig({ METRICS_PORT: '9101' }).metrics).toEqual({ host: '127.0.0.1', port: 9101 })
    expect(loadConfig({ METRICS_PORT: '9101', METRICS_HOST: '10.0.0.2' }).metrics?.host).toBe(
      '10.0.0.2',
    )
    expect(problems({ METRICS_PORT: '0' })).toEqual(['METRICS_PORT'])
  })

  it('take an SMS service by its name, with all that it needs', () => {
    const { SMS_URL: _, ...without } = production
    expect(loadConfig({ ...without, SMS_PROVIDER: 'kavenegar' }).sms).toEqual({
      protocol: 'kavenegar',
      url: 'https://api.kavenegar.com',
      key: 'key',
      line: null,
      template: null,
    })
    expect(problems(without)).toEqual(['SMS_URL'])
    expect(problems({ ...without, SMS_PROVIDER: 'sms.ir' })).toEqual(['SMS_LINE'])
    const line = { SMS_PROVIDER: 'sms.ir', SMS_LINE: '3000' }
    expect(problems({ ...without, ...line, SMS_TEMPLATE: 'sign-in' })).toEqual(['SMS_TEMPLATE'])
    expect(problems({ SMS_PROVIDER: 'kavenegar' })).toEqual(['SMS_KEY'])
    expect(problems({ SMS_PROVIDER: 'pigeon' })).toEqual(['SMS_PROVIDER'])
  })

  it('take a bucket for the uploads with all that it needs, or none', () => {
    expect(loadConfig({}).storage).toBeNull()
    const endpoint = { S3_ENDPOINT: 'https://s3.example/' }
    expect(problems(endpoint)).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
    const rest = { S3_BUCKET: 'shop', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
    expect(loadConfig({ ...endpoint, ...rest }).storage).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'shop',
      region: 'us-east-1',
      accessKey: 'a',
      secretKey: 'b',
    })
  })
})
