import type { Persistence } from '#machines/kernel/snapshot.ts'
import {
  deviceRegistryMachine,
  freshDeviceRegistry,
  type DeviceDraft,
  type DeviceRegistryInput,
} from './device-registry.machine.ts'

/**
 * A reload, or a sign-in in between, keeps the input about the device; what belongs to the profile
 * is not saved. Another device starts over.
 */
export const deviceRegistryPersistence: Persistence<typeof deviceRegistryMachine> = {
  machine: deviceRegistryMachine,
  version: 2,
  maximumAge: 60 * 60_000,
  keep: ({ draft, device, failure }) => ({ draft, device, failure }),
  fresh: freshDeviceRegistry,
  continues: ({ imeis }, { draft }) => imeis === null || hasImeis(draft, imeis),
}

function hasImeis(
  { firstImei, secondImei }: DeviceDraft,
  imeis: NonNullable<DeviceRegistryInput['imeis']>,
): boolean {
  return firstImei === imeis.firstImei && secondImei === (imeis.secondImei ?? '')
}
