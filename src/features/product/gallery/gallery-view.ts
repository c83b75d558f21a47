import type { components } from '#api/schema.d.ts'

export type Introduction = components['schemas']['IntroductionMedia']

export type GalleryTab = 'pictures' | 'video' | 'voice' | 'buyers'

/** The tab and the picture with which the gallery opens. */
export type Opening = { tab: GalleryTab; index: number }
