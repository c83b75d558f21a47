import { useSelector } from '@xstate/react'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { Content, ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { serverNow } from '#src/lib/clock.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { ArticleForm } from './articles/ArticleForm.tsx'
import { CalendarForm } from './delivery/CalendarForm.tsx'
import { RatesForm } from './delivery/RatesForm.tsx'
import { FaqForm } from './FaqForm.tsx'
import { HomePageForm } from './home/HomePageForm.tsx'
import { HomeStoriesForm } from './home/HomeStoriesForm.tsx'
import { InsurancesForm } from './insurances/InsurancesForm.tsx'
import { CategoryMenuForm } from './menus/CategoryMenuForm.tsx'
import { SiteLinksForm } from './menus/SiteLinksForm.tsx'
import { SettingsForm } from './settings/SettingsForm.tsx'
import { TextPageForm } from './text-page/TextPageForm.tsx'

type Props = { actor: StaffContentActor; name: ContentKey; body: Content }

/** The fields of a content item, by its kind. */
export function ContentForm({ actor, name, body }: Props) {
  const editing = {
    faults: useSelector(actor, selectors.faults),
    disabled: !useSelector(actor, selectors.canEdit),
    onChange: (changed: Content) =>
      actor.send({ type: 'content.changed', body: changed, at: serverNow() }),
  }
  switch (body.kind) {
    case 'announcement':
      return <AnnouncementForm {...editing} body={body} />
    case 'homePage':
      return <HomePageForm {...editing} body={body} />
    case 'homeStories':
      return <HomeStoriesForm {...editing} body={body} />
    case 'deliveryCalendar':
      return <CalendarForm {...editing} body={body} />
    case 'deliveryRates':
      return <RatesForm {...editing} body={body} />
    case 'insurances':
      return <InsurancesForm {...editing} body={body} />
    case 'article':
      return <ArticleForm {...editing} name={name} body={body} />
    case 'categoryMenu':
      return <CategoryMenuForm {...editing} body={body} />
    case 'siteLinks':
      return <SiteLinksForm {...editing} body={body} />
    case 'shopSettings':
      return <SettingsForm {...editing} body={body} />
    case 'faq':
      return <FaqForm {...editing} body={body} />
    default:
      return <TextPageForm {...editing} body={body} />
  }
}
