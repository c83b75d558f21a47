import { jsPDF } from 'jspdf'
import { domToCanvas } from 'modern-screenshot'
import { embeddedFonts } from './embedded-fonts.ts'
import { pageStarts } from './invoice-pages.ts'

/** ORD-53, ORD-54. */
const scale = 2
const pageHeight = 1400

/**
 * Draws an element as a PDF whose pages are 1400 CSS pixels high and broken between the elements marked `data-row`. The
 * text is a picture: jsPDF does not shape Persian.
 */
export async function invoicePdf(sheet: HTMLElement): Promise<Blob> {
  const cssText = await embeddedFonts()
  await document.fonts.ready
  const { top, width, height } = sheet.getBoundingClientRect()
  const rowEnds = Array.from(
    sheet.querySelectorAll('[data-row]'),
    (row) => row.getBoundingClientRect().bottom - top,
  )
  const starts = pageStarts(rowEnds, height, pageHeight)
  const drawn = await domToCanvas(sheet, {
    scale,
    width,
    height,
    backgroundColor: '#fff',
    font: { cssText },
  })
  const pdf = new jsPDF({
    unit: 'px',
    format: [width, pageHeight],
    hotfixes: ['px_scaling'],
    compress: true,
  })
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? height
    if (index > 0) pdf.addPage([width, pageHeight])
    pdf.addImage(slice(drawn, start, end), 'JPEG', 0, 0, width, pageHeight)
  }
  return pdf.output('blob')
}

/** A page with the part of the drawing between two heights, and white below. */
function slice(drawn: HTMLCanvasElement, start: number, end: number): HTMLCanvasElement {
  const page = document.createElement('canvas')
  page.width = drawn.width
  page.height = pageHeight * scale
  const brush = page.getContext('2d')
  if (brush === null) throw new Error('the browser cannot draw')
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, page.width, page.height)
  const height = (end - start) * scale
  brush.drawImage(drawn, 0, start * scale, drawn.width, height, 0, 0, drawn.width, height)
  return page
}
