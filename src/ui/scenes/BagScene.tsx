import { css } from '#styled/css/index.js'

/** An empty bag under an arch. */
export function BagScene() {
  return (
    <svg className={scene} viewBox="0 0 240 200" aria-hidden>
      <path className={arch} d="M40 196V92c0-46 34-62 80-92 46 30 80 46 80 92v104Z" />
      <path className={ledge} d="M54 196V98c0-38 28-54 66-80 38 26 66 42 66 80v98" />
      <path className={bag} d="M76 104h88l8 84a6 6 0 0 1-6 7H74a6 6 0 0 1-6-7Z" />
      <path className={line} d="M96 122V96a24 24 0 0 1 48 0v26" />
      <path className={smile} d="M106 152c8 8 20 8 28 0" />
      <path className={line} d="M12 197h216" />
    </svg>
  )
}

const scene = css({ width: '200px', height: 'auto' })
const arch = css({ fill: 'brand-soft' })
const ledge = css({ fill: 'none', stroke: 'brand-line', strokeWidth: '2' })
const bag = css({ fill: 'surface', stroke: 'brand', strokeWidth: '4' })
const line = css({ fill: 'none', stroke: 'brand', strokeWidth: '4', strokeLinecap: 'round' })
const smile = css({ fill: 'none', stroke: 'brand-line', strokeWidth: '4', strokeLinecap: 'round' })
