type Send = (path: string, init?: RequestInit) => Promise<Response>

/** The client whose calls the studio watches: `api.POST('/lights', { body })`, called by the actors. */
export type Api = Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Send>

const call =
  (method: string): Send =>
  (path, init) =>
    fetch(new Request(new URL(path, location.origin), { ...init, method }))

export const api: Api = {
  GET: call('GET'),
  POST: call('POST'),
  PUT: call('PUT'),
  PATCH: call('PATCH'),
  DELETE: call('DELETE'),
}
