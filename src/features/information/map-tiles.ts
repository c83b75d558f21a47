/** CSS pixels of a tile's side. */
export const tileSize = 256
/** Tiles of the strip around a place; wide enough for the largest frame. */
export const columns = 5
export const rows = 3

type Position = { latitude: number; longitude: number }
type Tile = { x: number; y: number; zoom: number }

/**
 * The tiles of a strip whose middle tile contains the position, row by row, and how many pixels the position is from the
 * strip's start. Web Mercator, as in https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
 */
export function tilesAround(
  { latitude, longitude }: Position,
  zoom: number,
): { tiles: Tile[]; shift: { x: number; y: number } } {
  const count = 2 ** zoom
  const radians = (latitude * Math.PI) / 180
  const x = ((longitude + 180) / 360) * count
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count
  const first = { x: Math.floor(x) - (columns - 1) / 2, y: Math.floor(y) - (rows - 1) / 2 }
  const tiles = Array.from({ length: rows * columns }, (_, index) => ({
    x: first.x + (index % columns),
    y: first.y + Math.floor(index / columns),
    zoom,
  }))
  return {
    tiles,
    shift: {
      x: Math.round((x - first.x) * tileSize),
      y: Math.round((y - first.y) * tileSize),
    },
  }
}

/** The shop's own address of a tile; the server gets it from the configured map service. */
export function tileAddress({ x, y, zoom }: Tile): string {
  return `/api/map/tiles/${zoom}/${x}/${y}`
}
