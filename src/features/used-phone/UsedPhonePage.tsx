import { shop } from '#shop'
import { css, cx } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { button } from '#src/ui/Button.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { PageBanner } from '#src/ui/PageBanner.tsx'
import { Benefits } from './Benefits.tsx'
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
      <section aria-labelledby="benefits" className={section}>
        <h2 id="benefits" className={heading}>
          {words.benefitsTitle}
        </h2>
        <Benefits />
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

function WhatsApp() {
  const chat = shop.chat.find(({ icon }) => icon === 'whatsapp')
  if (chat === undefined) return null
  return (
    <a
      href={chat.href}
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

const section = css({ marginBlockStart: 'section' })
const last = css({ paddingBlockEnd: '8' })
const heading = css({ textStyle: 'h2', marginBlockEnd: '4' })
