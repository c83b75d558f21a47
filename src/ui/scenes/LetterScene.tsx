import { ArchScene, body, light, stroke } from './ArchScene.tsx'

/** A letter under an arch. */
export function LetterScene() {
  return (
    <ArchScene>
      <path className={body} d="M64 108h112v80H64Z" />
      <path className={stroke} d="m64 108 56 44 56-44" />
      <path className={light} d="M78 174h26" />
    </ArchScene>
  )
}
