import { createElement, Fragment } from 'react'
import { css } from '#styled/css/index.js'

const latinRun = /(\d*[A-Za-z][A-Za-z0-9]*(?:[ +./-]+[A-Za-z0-9]+)*\+?)/g

/** A Persian text whose Latin runs (model names) are isolated and unbroken, so that what follows stays in its place. */
export function Bdi({ children }: { children: string }) {
  const parts = children
    .split(latinRun)
    .map((part, position) =>
      position % 2 === 1 ? createElement('bdi', { className: run }, part) : part,
    )
  return createElement(Fragment, null, ...parts)
}

const run = css({ whiteSpace: 'nowrap' })
