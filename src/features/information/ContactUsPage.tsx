import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { contactUs as words } from '#i18n/fa/information/contact-us.ts'
import { ContactWays } from '#src/features/contact/shared/ContactWays.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { storeData } from '#src/lib/structured-data.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { FactCards } from '#src/ui/FactCards.tsx'
import { BranchMap } from './BranchMap.tsx'
import { InformationFrame } from './InformationFrame.tsx'
import { SocialLinks } from './SocialLinks.tsx'

export const contactUsPage: PageDefinition = { Page: ContactUsPage }

/** Where the shop is, when it is open, and how to reach it. */
function ContactUsPage() {
  const shop = useShop()
  const { origin } = useSite()
  return (
    <InformationFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      path={paths.contactUs}
      jsonLd={[storeData(shop, origin)]}
    >
      <div className={columns}>
        <section aria-labelledby="branch">
          <h2 id="branch" className={heading}>
            {words.branchTitle}
          </h2>
          <dl className={facts}>
            <Fact label={words.address}>{shop.place}</Fact>
            <Fact label={words.phone}>
              <a href={`tel:${shop.phone}`} className={phone}>
                <bdi dir="ltr">{shop.phoneShown}</bdi>
              </a>
            </Fact>
            <Fact label={words.hours}>{shop.hours}</Fact>
            {shop.mail !== '' && (
              <Fact label={words.mail}>
                <a href={`mailto:${shop.mail}`} className={phone}>
                  <bdi dir="ltr">{shop.mail}</bdi>
                </a>
              </Fact>
            )}
          </dl>
          <BranchMap />
        </section>
        <section aria-labelledby="ways">
          <h2 id="ways" className={heading}>
            {words.waysTitle}
          </h2>
          <ContactWays framed />
          <h3 className={css({ textStyle: 'h3', marginBlockStart: '6', marginBlockEnd: '3' })}>
            {words.social}
          </h3>
          <SocialLinks label={words.social} />
        </section>
      </div>
      <div className={css({ marginBlockStart: { base: '8', md: '12' } })}>
        <FactCards label={words.featuresLabel} columns={3} cards={words.features} />
      </div>
    </InformationFrame>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { base: '8', md: '10' },
  marginBlockStart: { base: '6', md: '10' },
})
const heading = css({ textStyle: 'h2', marginBlockEnd: '3' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '3',
  marginBlockEnd: '4',
  '& > div:first-child': { gridColumn: '1 / -1' },
})
const phone = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'brand-text',
})
