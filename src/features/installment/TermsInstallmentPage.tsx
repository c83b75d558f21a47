import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { installment as words } from '#i18n/fa/installment.ts'
import { PopularProducts } from '#src/features/list/shared/PopularProducts.tsx'
import { popularProductsQuery } from '#src/features/list/shared/popular-products.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { FactCards } from '#src/ui/FactCards.tsx'
import { Head } from '#src/ui/Head.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { PageBanner } from '#src/ui/PageBanner.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TitledSection } from '#src/ui/TitledSection.tsx'
import { InstallmentRequest } from './InstallmentRequest.tsx'
import { Lender } from './Lender.tsx'

export const termsInstallmentPage: PageDefinition = {
  load: loadTermsInstallment,
  Page: TermsInstallmentPage,
}

async function loadTermsInstallment({ queryClient, api }: LoadContext) {
  await queryClient.prefetchQuery(popularProductsQuery(api))
}

const Calculator = lazyPart(() => import('./Calculator.tsx').then((m) => m.Calculator), {
  waiting: <Skeleton height="380px" />,
})

/** How to buy in installments, with a calculator and a request for a call. */
function TermsInstallmentPage() {
  const [isCalculating, setCalculating] = useState(false)
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        canonical={paths.termsInstallment}
        jsonLd={[questionsData(words.questions)]}
      />
      <PageBanner
        crumbs={[{ name: words.title }]}
        title={words.heading}
        lead={words.lead}
        side={<InstallmentRequest />}
      >
        <Button
          look="ink"
          icon="percent"
          className={css({ marginBlockStart: '5' })}
          onClick={() => setCalculating(true)}
        >
          {words.calculate}
        </Button>
      </PageBanner>
      <Dialog
        open={isCalculating}
        onClose={() => setCalculating(false)}
        title={words.calculator.title}
      >
        <Calculator />
      </Dialog>
      <TitledSection id="steps" title={words.stepsTitle}>
        <FactCards label={words.stepsTitle} columns={4} steps={words.steps} />
      </TitledSection>
      <TitledSection id="lenders" title={words.lendersTitle}>
        <Lender />
      </TitledSection>
      <section className={section}>
        <PopularProducts title={words.products} failed={words.productsFailed} />
      </section>
      <TitledSection id="questions" title={words.questionsTitle} className={last}>
        <Accordion questions={words.questions} />
      </TitledSection>
    </>
  )
}

const section = css({ marginBlockStart: 'section' })
const last = css({ paddingBlockEnd: '8' })
