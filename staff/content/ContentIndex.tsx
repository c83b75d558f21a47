import { Link } from 'wouter'
import { contentNames, mayEditContent, type ContentName } from '#domain/content-names.ts'
import { isTextPageName } from '#domain/content-pages.ts'
import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { PageContents } from '#src/ui/PageContents.tsx'

/** What of the site the member can edit, by what it is about, with a table of contents if that is more than one thing. */
export function ContentIndex({ member }: { member: Schemas['StaffMember'] }) {
  const groups = groupNames
    .map((id) => ({ id, title: words.groups[id], names: namesIn(id, member) }))
    .filter(({ names }) => names.length > 0)
  const hasContents = groups.length > 1
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1' })}>{words.title}</h1>
      <p className={css({ textStyle: 'body', color: 'text-2', marginBlockEnd: '4' })}>
        {words.lead}
      </p>
      <div className={cx(layout, hasContents && twoColumns)}>
        {hasContents && (
          <PageContents title={words.contents} entries={groups} className={contents} />
        )}
        <div className={stack}>
          {groups.map(({ id, title, names }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={css({ textStyle: 'h2', marginBlockEnd: '3' })}>
                {title}
              </h2>
              <ul className={grid}>
                {names.map((name) => (
                  <ContentCard key={name} name={name} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function ContentCard({ name }: { name: ContentName }) {
  return (
    <li>
      <Link href={paths.contentOf(name)} className={card}>
        <span className={css({ flex: '1', minWidth: '0' })}>
          <strong className={css({ display: 'block', textStyle: 'h3' })}>
            {words.names[name]}
          </strong>
          <span className={css({ textStyle: 'small', color: 'text-2' })}>
            {isTextPageName(name) ? words.about.textPage : words.about[name]}
          </span>
        </span>
        <Icon name="caret" size={20} />
      </Link>
    </li>
  )
}

const groupNames = ['shop', 'front', 'orders', 'help', 'rules'] as const
type GroupName = (typeof groupNames)[number]

const groupOf: Record<ContentName, GroupName> = {
  shopSettings: 'shop',
  announcement: 'front',
  homePage: 'front',
  homeStories: 'front',
  categoryMenu: 'front',
  siteLinks: 'front',
  deliveryRates: 'orders',
  deliveryCalendar: 'orders',
  insurances: 'orders',
  faq: 'help',
  purchaseGuide: 'help',
  purchaseMethods: 'help',
  sendingMethods: 'help',
  trackingOrders: 'help',
  faqRegistry: 'help',
  warranty7day: 'rules',
  returnProducts: 'rules',
  terms: 'rules',
  userPrivacy: 'rules',
  stockProductRules: 'rules',
}

const namesIn = (group: GroupName, { roles }: Schemas['StaffMember']): ContentName[] =>
  contentNames.filter((name) => groupOf[name] === group && mayEditContent(roles, name))

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '6',
})
const twoColumns = css({ md: { gridTemplateColumns: '200px minmax(0, 1fr)' } })
const contents = css({ position: { md: 'sticky' }, insetBlockStart: '4' })
const stack = css({ display: 'grid', gap: '8', minWidth: '0' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  height: 'full',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand' },
})
