import type { Config } from '#server/config.ts'
import { s3Storage } from './s3-storage.ts'
import { folderStorage, type Storage } from './storage.ts'

/** The bucket, if one is configured, otherwise the folder of the uploads. */
export const createStorage = ({
  storage,
  uploadsDir,
}: Pick<Config, 'storage' | 'uploadsDir'>): Storage =>
  storage === null ? folderStorage(uploadsDir) : s3Storage(storage)
