/** Between a chart and its canvas, in pixels of the screen. */
export const chartMargin = { left: 24, right: 24, top: 24, bottom: 24 }
