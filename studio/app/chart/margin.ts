/** Between a chart and its canvas, in pixels of the screen; the tools are at the right. */
export const chartMargin = { left: 24, right: 72, top: 24, bottom: 24 }
