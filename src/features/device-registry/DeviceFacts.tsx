import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import type { Schemas } from '#machines/api/client.ts'
import { day } from '#src/lib/format.ts'
import { Fact } from '#src/ui/Fact.tsx'

const words = deviceRegistry.facts

/** What the registry knows of a device. The codes are there for its owner only. */
export function DeviceFacts({ device }: { device: Schemas['RegisteredDevice'] }) {
  const codes = [
    [words.firstImei, toPersianDigits(device.first_imei)],
    [words.secondImei, device.second_imei && toPersianDigits(device.second_imei)],
    [words.registryCode, device.registry_code && toPersianDigits(device.registry_code)],
    [words.warrantyCode, device.warranty_code],
  ] as const
  return (
    <dl className={grid}>
      {codes.map(
        ([label, value]) =>
          value !== null && (
            <Fact key={label} label={label}>
              <bdi dir="ltr">{value}</bdi>
            </Fact>
          ),
      )}
      <Fact label={words.registeredAt}>{day(device.registered_at)}</Fact>
      <Fact label={words.expiresAt}>{day(device.expires_at)}</Fact>
    </dl>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
})
