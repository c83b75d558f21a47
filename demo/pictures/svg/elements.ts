import { withAlpha } from './color.ts'
import { num } from './geometry.ts'

/** Presentation attributes shared by all elements; lengths in user units. */
export type Style = {
  opacity?: number
  transform?: string
  clip?: string
  stroke?: string
  strokeWidth?: number
  strokeOpacity?: number
  dash?: string
  dashOffset?: number
  cap?: 'round'
  join?: 'round'
  rule?: 'evenodd'
}

export function path(data: string, fill: string, style: Style = {}): string {
  return `<path d="${data}"${paint(fill, style)}/>`
}

/** An unfilled line. */
export function line(data: string, color: string, width: number, style: Style = {}): string {
  const { opacity, ...rest } = style
  return path(data, 'none', { ...rest, stroke: color, strokeWidth: width, strokeOpacity: opacity })
}

export function circle(cx: number, cy: number, r: number, fill: string, style: Style = {}): string {
  return `<circle${at('cx', cx)}${at('cy', cy)} r="${num(r)}"${paint(fill, style)}/>`
}

/** An unfilled circle. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  color: string,
  width: number,
  style: Style = {},
): string {
  const { opacity, ...rest } = style
  return circle(cx, cy, r, 'none', {
    ...rest,
    stroke: color,
    strokeWidth: width,
    strokeOpacity: opacity,
  })
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  style: Style = {},
): string {
  const radii = ` rx="${num(rx)}" ry="${num(ry)}"`
  return `<ellipse${at('cx', cx)}${at('cy', cy)}${radii}${paint(fill, style)}/>`
}

/** A rectangle; `r` rounds its corners with circular arcs. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  { r, ...style }: Style & { r?: number } = {},
): string {
  const size = ` width="${num(w)}" height="${num(h)}"${r ? ` rx="${num(r)}"` : ''}`
  return `<rect${at('x', x)}${at('y', y)}${size}${paint(fill, style)}/>`
}

export function group(body: string, style: Style = {}): string {
  const attributes = paint('', style)
  return attributes ? `<g${attributes}>${body}</g>` : body
}

/** Places `body`: scaled about its origin, then moved to (`x`, `y`). */
export function place(body: string, x: number, y: number, scale = 1, rotate = 0): string {
  const turned = rotate ? `rotate(${num(rotate)})` : ''
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 1e4) / 1e4})`
  return group(body, { transform: `translate(${num(x)} ${num(y)})${turned}${scaled}` })
}

export function use(href: string, style: Style = {}): string {
  return `<use href="${href}"${paint('', style)}/>`
}

function at(name: string, value: number): string {
  return value ? ` ${name}="${num(value)}"` : ''
}

function paint(fill: string, style: Style): string {
  return [
    color('fill', fill, style.opacity),
    color('stroke', style.stroke, style.strokeOpacity),
    style.strokeWidth === undefined ? '' : ` stroke-width="${num(style.strokeWidth)}"`,
    style.dash ? ` stroke-dasharray="${style.dash}"` : '',
    style.dashOffset ? ` stroke-dashoffset="${num(style.dashOffset)}"` : '',
    style.cap ? ` stroke-linecap="${style.cap}"` : '',
    style.join ? ` stroke-linejoin="${style.join}"` : '',
    style.rule ? ` fill-rule="${style.rule}"` : '',
    style.clip ? ` clip-path="${style.clip}"` : '',
    style.transform ? ` transform="${style.transform}"` : '',
  ].join('')
}

function color(name: 'fill' | 'stroke', value = '', opacity?: number): string {
  const alpha = opacity === undefined ? '' : num(opacity)
  if (value === '') return alpha && name === 'fill' ? ` opacity="${alpha}"` : ''
  if (value.startsWith('#') && value.length <= 7) return ` ${name}="${withAlpha(value, opacity)}"`
  return ` ${name}="${value}"${alpha ? ` ${name}-opacity="${alpha}"` : ''}`
}
