import { createHash, createHmac, randomBytes } from 'node:crypto'
import { giftCardAlphabet } from '#domain/gift-card.ts'

/** 80 random bits. */
export const newGiftCode = (): string => codeOf(randomBytes(16))

/** How a secret is kept, such as the code of a card that the shop issued: nobody who reads the database can spend it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The codes that a staff member issues by a key: the same for the same key, so that a repeated call can answer what
 * is kept nowhere, and unknown to anyone without the secret of the shop.
 */
export const issuedGiftCodes = (
  secret: string,
  { staffId, key, count }: { staffId: number; key: string; count: number },
): string[] =>
  Array.from({ length: count }, (_, index) =>
    codeOf(
      createHmac('sha256', secret)
        .update(`gift-card:${staffId}:${index}:${key}`)
        .digest()
        .subarray(0, 16),
    ),
  )

const codeOf = (bytes: Buffer): string =>
  Array.from(bytes, (byte) => giftCardAlphabet[byte % 32]).join('')
