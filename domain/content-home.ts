import { linkFaults, repeated, required, type ContentFault } from './content-fault.ts'

type Banner = { image: string; mobile_image: string; link: string; title: string }
type Section =
  | { type: 'STORY' }
  | { type: 'HERO_SECTION' | 'SMALL_BANNER' | 'FULL_WIDTH_BANNER'; banners: readonly Banner[] }
  | {
      type: 'PRODUCT' | 'CUSTOM_PRODUCT'
      title: string
      pick: { by: 'hand'; slugs: readonly string[] } | { by: 'rule' }
    }
  | {
      type: 'FLAGSHIP'
      title: string
      tiles: readonly { name: string; image: string; slug: string }[]
    }
  | { type: 'PROPERTY'; title: string; tabs: readonly { name: string; slug: string }[] }
  | { type: 'LATEST_ARTICLES'; title: string }
export type HomePage = { kind: 'homePage'; sections: readonly Section[] }
export type HomeStories = {
  kind: 'homeStories'
  stories: readonly {
    name: string
    cover: string
    items: readonly { image: string; product: string }[]
  }[]
}

/** What keeps a home page from being published. The shop finds a section by its type and title, so they occur once. */
export function homePageFaults({ sections }: HomePage): ContentFault[] {
  const names = sections.map((section) =>
    'title' in section ? `${section.type} ${section.title.trim()}` : null,
  )
  return sections.flatMap((section, place) => {
    const at = `sections.${place}`
    return [
      ...('title' in section ? required(`${at}.title`, section.title) : []),
      ...repeated(`${at}.title`, names, place),
      ...partFaults(at, section),
    ]
  })
}

/** What keeps stories from being published. */
export function homeStoriesFaults({ stories }: HomeStories): ContentFault[] {
  return stories.flatMap(({ name, cover, items }, place) => {
    const at = `stories.${place}`
    return [
      ...required(`${at}.name`, name),
      ...required(`${at}.cover`, cover),
      ...items.flatMap(({ image, product }, position) => [
        ...required(`${at}.items.${position}.image`, image),
        ...required(`${at}.items.${position}.product`, product),
      ]),
    ]
  })
}

function partFaults(at: string, section: Section): ContentFault[] {
  switch (section.type) {
    case 'HERO_SECTION':
    case 'SMALL_BANNER':
    case 'FULL_WIDTH_BANNER':
      return section.banners.flatMap((banner, place) =>
        bannerFaults(`${at}.banners.${place}`, banner, section.banners.slice(0, place)),
      )
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT':
      return section.pick.by === 'hand'
        ? required(`${at}.pick.slugs`, section.pick.slugs.join(' '))
        : []
    case 'FLAGSHIP':
      return section.tiles.flatMap(({ name, image, slug }, place) => [
        ...required(`${at}.tiles.${place}.name`, name),
        ...required(`${at}.tiles.${place}.image`, image),
        ...required(`${at}.tiles.${place}.slug`, slug),
      ])
    case 'PROPERTY':
      return section.tabs.flatMap(({ name, slug }, place) => [
        ...required(`${at}.tabs.${place}.name`, name),
        ...required(`${at}.tabs.${place}.slug`, slug),
      ])
    default:
      return []
  }
}

/** A slider tells its pictures apart by their URLs. */
function bannerFaults(at: string, banner: Banner, earlier: readonly Banner[]): ContentFault[] {
  const { image, mobile_image: mobile, link, title } = banner
  const isTwice = image !== '' && earlier.some((each) => each.image === image)
  return [
    ...required(`${at}.image`, image),
    ...(isTwice ? [{ field: `${at}.image`, rule: 'twice' } as const] : []),
    ...required(`${at}.mobile_image`, mobile),
    ...required(`${at}.link`, link),
    ...linkFaults(`${at}.link`, link),
    ...required(`${at}.title`, title),
  ]
}
