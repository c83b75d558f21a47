import { createContext, use, useMemo, type ReactNode } from 'react'
import { dialed, toPersianDigits } from '#domain/digits.ts'
import { firstSettings } from '#i18n/fa/first-settings.ts'
import type { Schemas } from '#machines/api/client.ts'
import { useSiteFront } from './site-front.ts'

/** What the shop says about itself. */
export type Shop = Omit<Schemas['ShopFront'], 'tel'> & {
  /** As `tel:` takes it. */
  phone: string
  phoneShown: string
}

const ShopContext = createContext<Shop>(
  shopOf({
    ...firstSettings,
    social: [...firstSettings.social],
    marks: [...firstSettings.marks],
    seals: [],
  }),
)

/** What is published; where nothing can be loaded, what the shop began with. */
export function useShop(): Shop {
  return use(ShopContext)
}

export function ShopProvider({ children }: { children: ReactNode }) {
  const { shop } = useSiteFront()
  const first = useShop()
  const value = useMemo(() => (shop === null ? first : shopOf(shop)), [shop, first])
  return <ShopContext value={value}>{children}</ShopContext>
}

/** What is around shows this instead of what is published. */
export function ShownShop({ shop, children }: { shop: Schemas['ShopFront']; children: ReactNode }) {
  const value = useMemo(() => shopOf(shop), [shop])
  return <ShopContext value={value}>{children}</ShopContext>
}

/** Where to write to the shop, the most usual first. */
export const chatsOf = ({ social }: Pick<Shop, 'social'>): Shop['social'] =>
  (['whatsapp', 'telegram'] as const).flatMap((network) =>
    social.filter((each) => each.network === network),
  )

function shopOf({ tel, ...others }: Schemas['ShopFront']): Shop {
  return { ...others, phone: dialed(tel), phoneShown: toPersianDigits(tel) }
}
