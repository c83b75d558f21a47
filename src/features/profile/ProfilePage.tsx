import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { css } from '#styled/css/index.js'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createProfileFieldActors } from '#machines/flows/profile-field/profile-field.actors.ts'
import { profileFieldMachine } from '#machines/flows/profile-field/profile-field.machine.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { isReloaded } from '#src/lib/flows/interrupted.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { Closure } from './closure/Closure.tsx'
import { Export } from './Export.tsx'
import { connectProfileField } from './fields/connect-profile-field.ts'
import { LegalTab } from './fields/LegalForm.tsx'
import { PersonalFields } from './fields/PersonalFields.tsx'
import { BrowserNotifications } from './BrowserNotifications.tsx'
import { Sessions } from './sessions/Sessions.tsx'
import { profileQuery } from './shared/profile.queries.ts'

export const profilePage: PageDefinition = { load: loadProfile, Page: ProfilePage }

async function loadProfile({ queryClient, api }: LoadContext) {
  await queryClient.fetchQuery(profileQuery(api))
}

/** The customer's own data: personal and legal information, devices, export and the end of the account. */
function ProfilePage() {
  const { data: profile } = useSuspenseQuery(profileQuery(useApi()))
  const [tab, chooseTab] = useReloadedTab()
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.profile} index={false} />
      <AccountHeading title={words.title} />
      <Tabs
        label={words.tabs.label}
        value={tab}
        onChange={chooseTab}
        tabs={[
          {
            value: 'personal',
            label: words.tabs.personal,
            content: <PersonalTab profile={profile} />,
          },
          { value: 'legal', label: words.tabs.legal, content: <LegalTab profile={profile} /> },
          { value: 'account', label: words.tabs.account, content: <AccountTab /> },
        ]}
      />
    </AccountFrame>
  )
}

/** The chosen tab, even after a reload, since unsaved input waits there. */
function useReloadedTab() {
  const [chosen, setChosen] = useState<string | null>(null)
  const kept = useSyncExternalStore(neverChanges, keptTab, () => null)
  const choose = (tab: string) => {
    sessionStorage.setItem(tabKey, tab)
    setChosen(tab)
  }
  return [chosen ?? kept ?? 'personal', choose] as const
}

const tabKey = 'profile-tab'
const keptTab = () => (isReloaded() ? sessionStorage.getItem(tabKey) : null)
const neverChanges = () => () => {}

function PersonalTab({ profile }: { profile: Schemas['Profile'] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const flow = useFlow(() => ({
    machine: profileFieldMachine,
    live: () => profileFieldMachine.provide({ actors: createProfileFieldActors(api) }),
    input: () => ({ open: null }),
    listen: (actor) => connectProfileField(actor, queryClient),
  }))
  return <PersonalFields flow={flow} profile={profile} />
}

function AccountTab() {
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Sessions />
      <BrowserNotifications />
      <Export />
      <Closure />
    </div>
  )
}
