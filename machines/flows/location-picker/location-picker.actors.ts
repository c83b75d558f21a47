import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { failureOf, ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import type { MapAddress, MapPlace, Point } from './location-picker.machine.ts'

/** Actors that search the map and ask the device for its location. */
export function createLocationPickerActors(client: ShopClient) {
  return {
    findMapAddress: fromPromise<MapAddress, Point>(async ({ input, signal: given }) => {
      try {
        return await within(given, (signal) => {
          const query = { format: 'jsonv2' as const, lat: input.latitude, lon: input.longitude }
          return unwrap(client.GET('/map/reverse', { params: { query }, signal }))
        })
      } catch (fault) {
        // oxlint-disable-next-line no-console -- DELV-78 wants a log entry; the location is personal and left out
        if (!given.aborted) console.warn(`Reverse geocoding failed: ${failureOf(fault).code}`)
        throw fault
      }
    }),

    searchMap: fromPromise<MapPlace[], { address: string }>(({ input, signal }) =>
      within(signal, (signal) => {
        const query = { format: 'jsonv2' as const, q: input.address }
        return unwrap(client.GET('/map/search', { params: { query }, signal }))
      }),
    ),

    locateDevice: fromPromise<Point | null>(() => locate()),
  }
}

const patienceMs = 15_000
/** A position that the device knew this long ago is good enough. */
const maximumAgeMs = 60_000

/** Where the device is; null if its owner does not want to say. */
function locate(): Promise<Point | null> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) resolve(null)
        else reject(new ProblemError('timeout'))
      },
      { timeout: patienceMs, maximumAge: maximumAgeMs, enableHighAccuracy: true },
    )
  })
}
