import { importSPKI, jwtVerify } from 'jose'

/** Torob's own public key (Torob API token guide, version 1); a setting overrides it when it is rotated. */
export const torobPublicKey = 'MCowBQYDK2VwAyEAt6Mu4T0pBORY11W+QeM35UsmLO3vsf+6yKpFDEImFk0='

const algorithm = 'EdDSA'
const clockToleranceSeconds = 30

/** Returns whether a token is valid at an instant (milliseconds since 1970). */
export type TorobTokenCheck = (token: string, now: number) => Promise<boolean>

/**
 * Whether a request comes from Torob: an Ed25519 signature over a token that is valid now and made for this shop's
 * host (Torob API token guide). The key is read once, on the first request.
 * @param publicKey SPKI in base64, as Torob prints it
 */
export function createTorobTokenCheck(publicKey: string, host: string): TorobTokenCheck {
  const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`
  let key: ReturnType<typeof importSPKI> | undefined
  return async (token, now) => {
    key ??= importSPKI(pem, algorithm)
    return jwtVerify(token, await key, {
      algorithms: [algorithm],
      audience: host,
      requiredClaims: ['exp', 'nbf', 'aud'],
      currentDate: new Date(now),
      clockTolerance: clockToleranceSeconds,
    }).then(
      () => true,
      () => false,
    )
  }
}
