import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cx } from '#styled/css/index.js'
import { installment as words } from '#i18n/fa/installment.ts'
import { PopularProducts } from '#src/features/list/shared/PopularProducts.tsx'
import { popularProductsQuery } from '#src/features/list/shared/popular-products.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Head } from '#src/ui/Head.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { PageBanner } from '#src/ui/PageBanner.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
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
      <section aria-labelledby="steps" className={section}>
        <h2 id="steps" className={heading}>
          {words.stepsTitle}
        </h2>
        <Steps />
      </section>
      <section aria-labelledby="lenders" className={section}>
        <h2 id="lenders" className={heading}>
          {words.lendersTitle}
        </h2>
        <Lender />
      </section>
      <section className={section}>
        <PopularProducts title={words.products} failed={words.productsFailed} />
      </section>
      <section aria-labelledby="questions" className={cx(section, last)}>
        <h2 id="questions" className={heading}>
          {words.questionsTitle}
        </h2>
        <Accordion questions={words.questions} />
      </section>
    </>
  )
}

function Steps() {
  return (
    <ol aria-label={words.stepsTitle} className={steps}>
      {words.steps.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span className={number} aria-hidden>
            {toPersianDigits(index + 1)}
          </span>
          <p className={css({ textStyle: 'h3', marginBlockStart: '3' })}>{title}</p>
          <p className={css({ textStyle: 'body', color: 'text-2' })}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

const section = css({ marginBlockStart: 'section' })
const last = css({ paddingBlockEnd: '8' })
const heading = css({ textStyle: 'h2', marginBlockEnd: '4' })
const steps = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: { base: '3', md: '4' },
})
const step = css({
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const number = css({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: 'full',
  bg: 'brand-soft',
  color: 'brand-text',
  textStyle: 'label',
})
