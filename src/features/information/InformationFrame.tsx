import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { textPageNames } from '#domain/content-names.ts'
import { information as words } from '#i18n/fa/information/common.ts'
import { useSiteFront } from '#src/lib/site-front.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { paths } from '#src/lib/paths.ts'
import { breadcrumbData } from '#src/lib/structured-data.ts'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Girih } from '#src/ui/Girih.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { LinkedText } from '#src/ui/LinkedText.tsx'

type Props = {
  title: string
  description: string
  path: string
  lead?: string
  /** Structured data besides the breadcrumb. */
  jsonLd?: readonly object[]
  children: ReactNode
}

/** An information page: a banner with the breadcrumb and the title, the content, and where to ask or read on. */
export function InformationFrame({ title, description, path, lead, jsonLd, children }: Props) {
  const { origin } = useSite()
  return (
    <>
      <Head
        title={title}
        description={description}
        canonical={path}
        jsonLd={[breadcrumbData([{ name: title, path }], origin), ...(jsonLd ?? [])]}
      />
      <header className={banner} data-banner>
        <Girih opacity={0.06} />
        <Breadcrumb crumbs={[{ name: title }]} />
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && (
          <p className={introduction}>
            <LinkedText>{lead}</LinkedText>
          </p>
        )}
      </header>
      {children}
      <Related path={path} />
      <Help path={path} />
    </>
  )
}

/** The pages to read that the footer leads to. */
function Related({ path }: { path: string }) {
  const { columns } = useSiteFront()
  const others = columns
    .flatMap(({ links }) => links)
    .filter(({ link }) => link !== path && readable.has(link))
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="related" className={css({ marginBlockStart: 'section' })}>
      <h2 id="related" className={css({ textStyle: 'h3' })}>
        {words.more}
      </h2>
      <ul className={links}>
        {others.map(({ title, link: href }) => (
          <li key={title}>
            <Link href={href} className={link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Help({ path }: { path: string }) {
  const shop = useShop()
  return (
    <aside className={help} aria-labelledby="help">
      <div>
        <h2 id="help" className={css({ textStyle: 'h3' })}>
          {words.help}
        </h2>
        <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.helpText}</p>
      </div>
      <div className={ways}>
        {path !== paths.contactUs && (
          <ButtonLink href={paths.contactUs} look="line">
            {words.contact}
          </ButtonLink>
        )}
        <a href={`tel:${shop.phone}`} className={phone}>
          <Icon name="phone" size={20} />
          <bdi dir="ltr">{shop.phoneShown}</bdi>
        </a>
      </div>
    </aside>
  )
}

const readable: ReadonlySet<string> = new Set([
  ...textPageNames.map((name) => paths[name]),
  paths.faq,
])

const banner = css({
  position: 'relative',
  marginBlockStart: { base: '3', md: '6' },
  paddingInline: { base: '4', md: '10' },
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: { base: '6', md: '10' },
  borderRadius: { base: 'lg', md: 'xl' },
  bg: 'tint-firouzeh',
  overflow: 'hidden',
})
const heading = css({ position: 'relative', textStyle: 'h1', marginBlockStart: '3' })
const introduction = css({
  position: 'relative',
  maxWidth: '68ch',
  marginBlockStart: '2',
  textStyle: 'lead',
  color: 'text-2',
})
const links = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '4',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'full',
  textStyle: 'ui',
  _hover: { borderColor: 'brand', color: 'brand-text' },
})
const help = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  marginBlockStart: '8',
  padding: { base: '4', md: '6' },
  borderRadius: 'lg',
  bg: 'bg-sunken',
})
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const phone = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
