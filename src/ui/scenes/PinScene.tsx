import { ArchScene, body, light, stroke } from './ArchScene.tsx'

/** A map pin under an arch. */
export function PinScene() {
  return (
    <ArchScene>
      <path className={light} d="M84 180c10 9 62 9 72 0" />
      <path className={body} d="M120 176c-22-26-42-44-42-70a42 42 0 0 1 84 0c0 26-20 44-42 70Z" />
      <circle className={stroke} cx="120" cy="106" r="15" />
    </ArchScene>
  )
}
