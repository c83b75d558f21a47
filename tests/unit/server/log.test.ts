import { describe, expect, it } from 'vitest'
import { personal } from '#api/personal-fields.ts'
import { createLog } from '#server/platform/log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ logLevel: 'debug' }, { write: (line) => lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('leaves out personal data', () => {
    const line = logged((log) =>
      log.info({
        phone_number: '0912',
        otp: '123456',
        body: { password: 'Turquoise!1', token: 'T0K3N', text: 'کد ورود ۱۲۳۴۵۶' },
        order: 7,
      }),
    )
    expect(JSON.parse(line)).toMatchObject({ body: {}, order: 7 })
    for (const secret of ['0912', '123456', 'Turquoise', 'T0K3N', 'کد ورود'])
      expect(line).not.toContain(secret)
  })

  it.each(personal.names)('leaves out the field %s, which the contract marks', (name) => {
    const inCode = name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
    for (const spelling of [name, inCode]) {
      const line = logged((log) => log.info({ [spelling]: 'نیما', body: { [spelling]: 'نیما' } }))
      expect(line).not.toContain('نیما')
    }
  })

  it('masks mobile numbers in any text', () => {
    expect(logged((log) => log.info('no code for 09123456789'))).toContain('09•••••••••')
    expect(logged((log) => log.error({ err: new Error('09123456789 failed') }))).not.toContain(
      '09123456789',
    )
  })

  it('drops the parameters and the details of a failed query, and keeps its reason', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(a@b.ir) exists',
    })
    const error = new Error('Failed query: insert into users values ($1)\nparams: a@b.ir', {
      cause,
    })
    const line = logged((log) => log.error({ err: error }))
    expect(line).not.toContain('a@b.ir')
    expect(JSON.parse(line)).toMatchObject({
      err: {
        message: 'Failed query: insert into users values ($1)',
        cause: { message: 'duplicate key', code: '23505' },
      },
    })
  })
})
