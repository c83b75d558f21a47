export type MapTile = { type: string; body: Buffer }
export type Point = { latitude: number; longitude: number }
export type MapPlace = Point & { name: string }
/** The address of a point, with the names of its province and city as the service writes them; null if it names none. */
export type MapAddress = { name: string; province: string | null; city: string | null }
export type TileAddress = { z: number; x: number; y: number }

/** Draws maps and knows addresses. Each call throws `MapUnavailable` if the service does not answer as it should. */
export type MapService = {
  /** Null if there is no such tile. */
  tile: (address: TileAddress) => Promise<MapTile | null>
  /** The address of a point; null if none is known. */
  reverse: (point: Point) => Promise<MapAddress | null>
  /** The places that match a text, the best first. */
  search: (text: string) => Promise<MapPlace[]>
}

export class MapUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MapUnavailable'
  }
}

export type MapSettings = {
  /** With `{z}`, `{x}` and `{y}`. */
  tilesUrl: string
  /** The origin and path of a Nominatim server, without a slash at the end. */
  geocoderUrl: string
}

/** The public servers of OpenStreetMap. */
export const openStreetMap: MapSettings = {
  tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  geocoderUrl: 'https://nominatim.openstreetmap.org',
}
