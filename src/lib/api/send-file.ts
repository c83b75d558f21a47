import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'

type Sending = {
  kind: Schemas['CommentFileType']
  signal: AbortSignal
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Uploads a picture or a video, with an XMLHttpRequest, since `fetch` does not report progress. Throws a
 * `ProblemError`.
 * @param address of the call that takes it
 */
export function sendFile(
  address: string,
  file: File,
  sending: Sending,
): Promise<Schemas['CommentUpload']> {
  return unwrap(post(address, file, sending))
}

type Reply = { data?: Schemas['CommentUpload']; error?: unknown; response: Response }

function post(address: string, file: File, { kind, signal, onProgress }: Sending): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('file', file)
  form.append('file_type', kind)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  request.addEventListener('load', () => {
    const { status, response: body } = request
    const response = new Response(null, { status })
    resolve(response.ok ? { data: body, response } : { error: body, response })
  })
  request.addEventListener('error', () => reject(new Error('no reply')))
  request.addEventListener('abort', () => reject(signal.reason))
  signal.addEventListener('abort', () => request.abort())
  request.open('POST', address)
  request.send(form)
  return promise
}
