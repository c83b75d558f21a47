import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asObject } from '#tools/json.ts'

const hasForm = (operation: unknown) =>
  'multipart/form-data' in asObject(asObject(asObject(operation)['requestBody'])['content'])

it('nginx passes the bodies of forms with files on as they come, and no others', () => {
  const conf = readFileSync('ops/nginx/shop.conf', 'utf8')
  const [block, pattern = ''] = /location ~ (\^\/api\S+) \{[^}]*\}/.exec(conf) ?? []
  expect(block).toContain('proxy_request_buffering off;')
  const contract = asObject(JSON.parse(readFileSync('generated/api/openapi.json', 'utf8')))
  const paths = Object.entries(asObject(contract['paths']))
  const withForms = paths.filter(([, item]) => Object.values(asObject(item)).some(hasForm))
  const passed = paths.filter(([path]) =>
    new RegExp(pattern).test(`/api${path.replaceAll(/\{\w+\}/g, 'x1')}`),
  )
  expect(withForms.length).toBeGreaterThan(5)
  expect(passed.map(([path]) => path)).toEqual(withForms.map(([path]) => path))
})

it('nginx limits the requests of an address wherever it passes them on', () => {
  const conf = readFileSync('ops/nginx/shop.conf', 'utf8')
  const locations = Array.from(conf.matchAll(/location [^{]+\{[^}]*\}/g), ([text]) => text)
  const passing = locations.filter((text) => text.includes('shop-proxy.conf'))
  expect(passing.length).toBeGreaterThan(3)
  for (const text of passing) expect(text).toContain('limit_req zone=')
})
