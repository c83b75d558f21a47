import type { Persistence } from '#machines/kernel/snapshot.ts'
import { deviceRegistryMachine, freshDeviceRegistry } from './device-registry.machine.ts'

/**
 * A reload, or a sign-in in between, keeps what was typed of the device; what belongs to the profile is not saved. Another
 * device starts over.
 */
export const deviceRegistryPersistence: Persistence<typeof deviceRegistryMachine> = {
  machine: deviceRegistryMachine,
  version: 1,
  maximumAge: 60 * 60_000,
  keep: ({ draft, device, failure }) => ({ draft, device, failure }),
  fresh: freshDeviceRegistry,
  continues: ({ imeis }, { draft }) => imeis === null || draft.firstImei === imeis.firstImei,
}
