import { useShop } from '#src/lib/ShopContext.tsx'
import { css, cx } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { button } from '#src/ui/Button.tsx'
import { FactCards } from '#src/ui/FactCards.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { PageBanner } from '#src/ui/PageBanner.tsx'
import { TitledSection } from '#src/ui/TitledSection.tsx'
import { usedPhoneModelsQuery } from './used-phone.queries.ts'
import { UsedPhoneWizard } from './UsedPhoneWizard.tsx'

export const usedPhonePage: PageDefinition = { load: loadUsedPhone, Page: UsedPhonePage }

async function loadUsedPhone({ queryClient, api }: LoadContext) {
  await queryClient.prefetchQuery(usedPhoneModelsQuery(api))
}

/** Estimates the price of a used phone and takes the request to sell it. */
function UsedPhonePage() {
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        canonical={paths.usedPhone}
        jsonLd={[questionsData(words.questions)]}
      />
      <PageBanner crumbs={[{ name: words.title }]} title={words.title} lead={words.lead}>
        <WhatsApp />
      </PageBanner>
      <UsedPhoneWizard />
      <TitledSection id="benefits" title={words.benefitsTitle}>
        <FactCards label={words.benefitsTitle} columns={4} cards={words.benefits} />
      </TitledSection>
      <TitledSection id="questions" title={words.questionsTitle} className={last}>
        <Accordion questions={words.questions} />
      </TitledSection>
    </>
  )
}

function WhatsApp() {
  const shop = useShop()
  const chat = shop.social.find(({ network }) => network === 'whatsapp')
  if (chat === undefined) return null
  return (
    <a
      href={chat.link}
      target="_blank"
      rel="noopener"
      className={cx(button({ look: 'ink' }), css({ marginBlockStart: '5' }))}
    >
      <Icon name="whatsapp" size={20} />
      {words.whatsapp}
      <span className={css({ srOnly: true })}>{words.inNewTab}</span>
    </a>
  )
}

const last = css({ paddingBlockEnd: '8' })
