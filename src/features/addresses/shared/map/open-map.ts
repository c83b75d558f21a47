import OlMap from 'ol/Map.js'
import View from 'ol/View.js'
import { defaults } from 'ol/interaction/defaults.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import TileLayer from 'ol/layer/Tile.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import type { Point } from '#machines/flows/location-picker/location-picker.machine.ts'

/** DELV-92: where a map begins without a position. */
const tehran: Point = { latitude: 35.7219, longitude: 51.3347 }
/** DELV-93 */
const knownZoom = 12
/** DELV-94 */
const unknownZoom = 8
/** A place that was searched for is shown with its streets. */
const foundZoom = 15
const range = { minZoom: 4, maxZoom: 19 }
/** The map counts as at rest when it has not moved for this long. */
const restMs = 350
const moveMs = 250

type Options = {
  /** Null if none is known. */
  point: Point | null
  /** The shopper has moved the map, and its middle is now here. */
  onRest: (point: Point) => void
  /** Whether the tiles that were asked for last have come. */
  onTiles: (haveCome: boolean) => void
}

export type OpenMap = {
  /** Shows a point in the middle. */
  show: (point: Point) => void
  zoomBy: (steps: number) => void
  /** Chooses the point in the middle, even if the map has not moved. */
  choose: () => void
  close: () => void
}

/** Opens a map in an element, with its middle as the point that is picked. */
export function openMap(element: HTMLElement, { point, onRest, onTiles }: Options): OpenMap {
  const view = new View({
    center: toCenter(point ?? tehran),
    zoom: point === null ? unknownZoom : knownZoom,
    ...range,
    constrainResolution: true,
    enableRotation: false,
  })
  const source = new XYZ({ url: '/api/map/tiles/{z}/{x}/{y}', maxZoom: range.maxZoom })
  const interactions = defaults({
    altShiftDragRotate: false,
    pinchRotate: false,
    doubleClickZoom: false,
    mouseWheelZoom: false,
  })
  // The wheel turns around the pin, so that it stays where it is.
  interactions.push(new MouseWheelZoom({ useAnchor: false }))
  const layers = [new TileLayer({ source })]
  const map = new OlMap({ target: element, view, layers, controls: [], interactions })
  let shown = keyOf(centerOf(view))
  let timer: number | undefined

  source.on('tileloaderror', () => onTiles(false))
  source.on('tileloadend', () => onTiles(true))
  const choose = () => {
    window.clearTimeout(timer)
    const center = centerOf(view)
    shown = keyOf(center)
    onRest(center)
  }
  map.on('moveend', () => {
    window.clearTimeout(timer)
    if (keyOf(centerOf(view)) !== shown) timer = window.setTimeout(choose, restMs)
  })
  map.on('singleclick', ({ coordinate }) => {
    view.animate({ center: coordinate, duration: duration() }, choose)
  })
  return {
    show: (next) => {
      if (keyOf(next) === shown) return
      window.clearTimeout(timer)
      shown = keyOf(next)
      const zoom = Math.max(view.getZoom() ?? foundZoom, foundZoom)
      view.animate({ center: toCenter(next), zoom, duration: duration() })
    },
    zoomBy: (steps) =>
      view.animate({ zoom: (view.getZoom() ?? unknownZoom) + steps, duration: duration() }),
    choose,
    close: () => {
      window.clearTimeout(timer)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}

const toCenter = ({ latitude, longitude }: Point) => fromLonLat([longitude, latitude])

/** Six decimals of a degree are a hand's breadth. */
function centerOf(view: View): Point {
  const [longitude = 0, latitude = 0] = toLonLat(view.getCenter() ?? toCenter(tehran))
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

/** Points that are less than a meter apart are the same. */
const keyOf = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`

const duration = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : moveMs)
