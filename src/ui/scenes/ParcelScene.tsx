import { ArchScene, body, light, stroke } from './ArchScene.tsx'

/** A parcel under an arch. */
export function ParcelScene() {
  return (
    <ArchScene>
      <path className={body} d="M72 112h96v84H72Z" />
      <path className={body} d="M64 92h112v22H64Z" />
      <path className={stroke} d="M108 92v44l12-8 12 8V92" />
      <path className={light} d="M86 178h26" />
    </ArchScene>
  )
}
