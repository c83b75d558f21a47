/** In pixels of the chart. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }
