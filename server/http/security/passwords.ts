import { hash, verify } from '@node-rs/argon2'
import { randomToken } from './tokens.ts'

/** argon2id with the minimum parameters of OWASP's password storage cheat sheet: 19 MiB, 2 passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, strength)

let decoy: Promise<string> | null = null

/** Whether a password matches a hash. Takes as long, and returns false, without a hash. */
export async function passwordFits(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword(randomToken())
  const fits = await verify(passwordHash ?? (await decoy), password)
  return fits && passwordHash !== null
}
