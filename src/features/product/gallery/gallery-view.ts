import type { components } from '#api/schema.d.ts'

export type Introduction = components['schemas']['IntroductionMedia']

export type GalleryTab = 'pictures' | 'video' | 'voice' | 'buyers'

/** What the gallery opens with: a tab and, of the pictures, which one. */
export type Opening = { tab: GalleryTab; index: number }
