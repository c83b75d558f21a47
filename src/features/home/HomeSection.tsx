import { Amazing } from './Amazing.tsx'
import { Articles } from './Articles.tsx'
import { Hero } from './Hero.tsx'
import type { Section } from './home-view.ts'
import { ProductRow } from './ProductRow.tsx'
import { PromoBanners } from './PromoBanners.tsx'
import { PropertyTabs } from './PropertyTabs.tsx'
import { Stories } from '#src/features/stories/shared/Stories.tsx'
import { Tiles } from './Tiles.tsx'

type Props = {
  section: Section
  /** Whether some products are still to be fetched. */
  isPartial?: boolean
}

/** One section of the home page by its type. Empty sections and those of unknown types are left out. */
export function HomeSection({ section, isPartial = false }: Props) {
  if (!Array.isArray(section.data) || (section.data.length === 0 && !isPartial)) return null
  switch (section.type) {
    case 'HERO_SECTION':
      return <Hero banners={section.data} />
    case 'FLAGSHIP':
      return <Tiles section={section} />
    case 'PRODUCT':
      return <ProductRow section={section} isPartial={isPartial} />
    case 'CUSTOM_PRODUCT':
      return <Amazing section={section} />
    case 'PROPERTY':
      return <PropertyTabs section={section} />
    case 'SMALL_BANNER':
      return <PromoBanners banners={section.data} columns={2} />
    case 'FULL_WIDTH_BANNER':
      return <PromoBanners banners={section.data} columns={1} />
    case 'LATEST_ARTICLES':
      return <Articles section={section} />
    case 'STORY':
      return <Stories stories={section.data} />
    default:
      return null
  }
}
