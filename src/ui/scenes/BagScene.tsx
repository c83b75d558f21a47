import { ArchScene, body, light, stroke } from './ArchScene.tsx'

/** An empty bag under an arch. */
export function BagScene() {
  return (
    <ArchScene>
      <path className={body} d="M76 104h88l8 84a6 6 0 0 1-6 7H74a6 6 0 0 1-6-7Z" />
      <path className={stroke} d="M96 122V96a24 24 0 0 1 48 0v26" />
      <path className={light} d="M106 152c8 8 20 8 28 0" />
    </ArchScene>
  )
}
