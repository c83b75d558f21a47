import type { TestClient } from './client.ts'

const formOf = (lines: string) => () => {
  const form = new FormData()
  form.append('file', new Blob([lines], { type: 'text/csv' }), 'codes.csv')
  return form
}
const body = { file: 'codes.csv' }

/** Has a list of warranty codes checked. */
export const checkCodes = ({ api }: Pick<TestClient, 'api'>, lines: string) =>
  api.POST('/staff/warranty-import/check/', { body, bodySerializer: formOf(lines) })

/** Imports a list of warranty codes. */
export const importCodes = ({ api }: Pick<TestClient, 'api'>, lines: string, key: string) =>
  api.POST('/staff/warranty-import/', {
    params: { header: { 'Idempotency-Key': key } },
    body,
    bodySerializer: formOf(lines),
  })
