import { useSuspenseQuery } from '@tanstack/react-query'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { ContactWays } from '#src/features/contact/shared/ContactWays.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { AdviceForm } from './AdviceForm.tsx'
import { productCategoriesQuery } from './advisor.queries.ts'
import { Head } from '#src/ui/Head.tsx'

const words = account.advisor

export const advisorPage: PageDefinition = { load: loadAdvisor, Page: AdvisorPage }

async function loadAdvisor({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(profileQuery(api)),
    queryClient.prefetchQuery(productCategoriesQuery(api)),
  ])
}

/** A request for advice, and other ways to get it. */
function AdvisorPage() {
  const { data: profile } = useSuspenseQuery(profileQuery(useApi()))
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.advisor} index={false} />
      <AccountHeading title={words.title} />
      <p className={text}>{words.text}</p>
      <AdviceForm phone={profile.phone_number} />
      <h2 className={heading}>{words.call}</h2>
      <ContactWays framed />
      <h2 className={heading}>{words.list}</h2>
      <ButtonLink href={paths.productList('mobile')} look="line">
        {words.toPhones}
      </ButtonLink>
    </AccountFrame>
  )
}

const text = css({ textStyle: 'body', color: 'text-2', marginBlockEnd: '3' })
const heading = css({ textStyle: 'h3', marginBlockStart: '8', marginBlockEnd: '3' })
