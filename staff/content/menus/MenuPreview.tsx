import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Router } from 'wouter'
import { shownLinks, shownMenu } from '#domain/shown-menus.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { contentChoicesQuery } from '#staff/app/queries.ts'
import { FooterColumns } from '#src/features/menus/shared/FooterColumns.tsx'
import { HeaderLinks } from '#src/features/menus/shared/HeaderLinks.tsx'
import { MegaDepartments } from '#src/features/menus/shared/MegaDepartments.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = staffMenus.preview

/** Header and footer as shoppers would see them with what is typed. */
export function SiteLinksPreview({ body }: { body: Schemas['SiteLinksContent'] }) {
  const { links, columns } = shownLinks(body)
  return (
    <Preview>
      <nav aria-label={staffMenus.links.header}>
        <HeaderLinks links={links} />
      </nav>
      <div className={footer}>
        <FooterColumns columns={columns} />
      </div>
    </Preview>
  )
}

/** The menu of categories as shoppers see it on wide screens, without entries of categories that they do not see. */
export function CategoryMenuPreview({ body }: { body: Schemas['CategoryMenuContent'] }) {
  const { data } = useQuery(contentChoicesQuery(useApi()))
  const isList = (path: string) =>
    data === undefined || data.lists.includes(path.toLowerCase().split('/').findLast(Boolean) ?? '')
  return (
    <Preview>
      <div className={css({ minWidth: '960px' })}>
        <MegaDepartments menu={shownMenu(body, isList)} complete onFollow={() => undefined} />
      </div>
    </Preview>
  )
}

/** Shows on demand a part of every page of the shop. */
export function Preview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css({ marginBlockEnd: '6' })}>
      <Button look="line" icon="eye" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && (
        <section aria-label={words.title} className={frame}>
          <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
            {words.text}
          </p>
          <Router base="" hook={nowhere}>
            {children}
          </Router>
        </section>
      )}
    </div>
  )
}

/** Links of a preview lead nowhere, so that nothing typed is left behind. */
const nowhere = (): [string, () => void] => ['/', () => undefined]

const frame = css({
  marginBlockStart: '3',
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border-strong}',
  borderRadius: 'lg',
  bg: 'bg',
  overflowX: 'auto',
})
const footer = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  gap: '6',
  marginBlockStart: '4',
  padding: '4',
  bg: 'bg-sunken',
})
