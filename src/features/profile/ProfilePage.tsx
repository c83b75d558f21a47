import { useSuspenseQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from './shared/profile.queries.ts'
import { phoneNumber } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { accountHeading } from '#src/features/account/shared/account-heading.ts'
import { Head } from '#src/ui/Head.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = account.profile

export const profilePage: PageDefinition = { load: loadProfile, Page: ProfilePage }

async function loadProfile({ queryClient, api }: LoadContext) {
  await queryClient.fetchQuery(profileQuery(api))
}

function ProfilePage() {
  const { data: profile } = useSuspenseQuery(profileQuery(useApi()))
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ')
  const code = profile.national_code ?? profile.fida_code
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.profile} index={false} />
      <h1 className={accountHeading} tabIndex={-1}>
        {words.title}
      </h1>
      <dl className={facts}>
        <Fact term={words.name} value={name} />
        <Fact term={words.phone} value={phoneNumber(profile.phone_number)} ltr />
        <Fact
          term={profile.fida_code === null ? words.nationalCode : words.fidaCode}
          value={code === null ? '' : toPersianDigits(code)}
          ltr
        />
      </dl>
      {!profile.has_all_information && <Note>{words.incomplete}</Note>}
    </AccountFrame>
  )
}

type FactProps = { term: string; value: string; ltr?: boolean }

function Fact({ term, value, ltr = false }: FactProps) {
  return (
    <div className={fact}>
      <dt className={css({ textStyle: 'small', color: 'text-2' })}>{term}</dt>
      <dd className={css({ textStyle: 'label' })}>
        {value === '' ? (
          <span className={css({ color: 'text-3' })}>{words.unknown}</span>
        ) : (
          <bdi dir={ltr ? 'ltr' : undefined}>{value}</bdi>
        )}
      </dd>
    </div>
  )
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
  gap: '1px',
  marginBlockEnd: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'border',
  overflow: 'hidden',
})
const fact = css({ display: 'grid', gap: '1', padding: '4', bg: 'surface' })
