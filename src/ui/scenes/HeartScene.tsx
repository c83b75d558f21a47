import { ArchScene, body, light } from './ArchScene.tsx'

/** A heart under an arch. */
export function HeartScene() {
  return (
    <ArchScene>
      <path
        className={body}
        d="M120 172C96 152 68 132 68 102a27 27 0 0 1 52-10 27 27 0 0 1 52 10c0 30-28 50-52 70Z"
      />
      <path className={light} d="M84 104a12 12 0 0 1 12-14" />
    </ArchScene>
  )
}
