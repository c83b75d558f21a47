/** The body of a reply. Throws once it is longer than `maximumBytes`, and reads no more of it. */
export async function boundedBody(response: Response, maximumBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maximumBytes) throw new Error('its reply is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const maximumJsonBytes = 64 * 1024

/** The JSON of a reply of at most 64 KB. Throws for a longer one and for anything else than JSON. */
export async function boundedJson(response: Response): Promise<unknown> {
  return JSON.parse((await boundedBody(response, maximumJsonBytes)).toString('utf8'))
}
