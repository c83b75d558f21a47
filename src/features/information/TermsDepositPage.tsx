import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { termsDeposit as words } from '#i18n/fa/information/terms-deposit.ts'
import { PopularProducts } from '#src/features/list/shared/PopularProducts.tsx'
import { popularProductsQuery } from '#src/features/list/shared/popular-products.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { TitledSection } from '#src/ui/TitledSection.tsx'
import { FrequentQuestionsCall } from './information-page.tsx'
import { InformationFrame } from './InformationFrame.tsx'
import { StepList } from './shared/StepList.tsx'

export const termsDepositPage: PageDefinition = { load: loadTermsDeposit, Page: TermsDepositPage }

async function loadTermsDeposit({ queryClient, api }: LoadContext) {
  await queryClient.prefetchQuery(popularProductsQuery(api))
}

/** How a product is reserved by telephone with a deposit. */
function TermsDepositPage() {
  return (
    <InformationFrame
      title={words.title}
      description={words.description}
      path={paths.termsDeposit}
      jsonLd={[questionsData(words.questions)]}
    >
      <FrequentQuestionsCall />
      <section aria-labelledby="hero" className={hero}>
        <h2 id="hero" className={css({ textStyle: 'display' })}>
          {words.heroTitle}
        </h2>
        <p
          className={css({
            textStyle: 'lead',
            color: 'on-panel-2',
            marginBlockStart: '2',
            marginBlockEnd: '5',
          })}
        >
          {words.heroText}
        </p>
        <Call />
      </section>
      <TitledSection id="steps" title={words.stepsTitle}>
        <StepList steps={words.steps} />
      </TitledSection>
      <TitledSection id="refund" title={words.refundTitle}>
        <p className={css({ maxWidth: '68ch', textStyle: 'lead', color: 'text-2' })}>
          {words.refundText}
        </p>
      </TitledSection>
      <section className={section}>
        <PopularProducts title={words.products} failed={words.productsFailed} />
      </section>
      <TitledSection id="questions" title={words.questionsTitle}>
        <Accordion questions={words.questions} />
      </TitledSection>
    </InformationFrame>
  )
}

function Call() {
  const shop = useShop()
  return (
    <ButtonLink href={`tel:${shop.phone}`} icon="phone">
      {words.call}
    </ButtonLink>
  )
}

const hero = css({
  marginBlockStart: { base: '4', md: '6' },
  padding: { base: '6', md: '12' },
  borderRadius: { base: 'lg', md: 'xl' },
  bg: 'panel',
  color: 'on-panel',
})
const section = css({ marginBlockStart: 'section' })
