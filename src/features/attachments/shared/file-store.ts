import { attachmentKind } from '#domain/comment.ts'
import type { ChosenFile, SendFile } from '#machines/kernel/attachments.ts'
import { newKey } from '#machines/kernel/key.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { sendFile } from '#src/lib/api/send-file.ts'

type Kept = { file: File; preview: string; sent: number }

/** The bytes of a draft's files, which only the browser has: their previews, and their upload progress. */
export class FileStore {
  readonly #address: string
  readonly #files = new Map<string, Kept>()
  readonly #listeners = new Set<() => void>()

  /** @param address of the call that takes a file */
  constructor(address: `/api/${string}`) {
    this.#address = address
  }

  add(files: Iterable<File>): ChosenFile[] {
    return Array.from(files, (file) => {
      const key = newKey()
      this.#files.set(key, { file, preview: URL.createObjectURL(file), sent: 0 })
      return { key, name: file.name, kind: attachmentKind(file.type), bytes: file.size }
    })
  }

  /** An object URL of the file; undefined for a file of an earlier visit. */
  preview = (key: string): string | undefined => this.#files.get(key)?.preview

  /** Its upload progress, from 0 to 1. */
  sent = (key: string): number => this.#files.get(key)?.sent ?? 0

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send: SendFile = async ({ key, kind }, signal) => {
    const kept = this.#files.get(key)
    if (!kept) throw new ProblemError('upload_not_found')
    const onProgress = (sent: number) => {
      this.#files.set(key, { ...kept, sent })
      for (const listener of this.#listeners) listener()
    }
    onProgress(0)
    try {
      return await sendFile(this.#address, kept.file, { kind, signal, onProgress })
    } catch (error) {
      onProgress(0)
      throw error
    }
  }

  /** Frees the memory of the previews. */
  clear() {
    for (const { preview } of this.#files.values()) URL.revokeObjectURL(preview)
    this.#files.clear()
  }
}
