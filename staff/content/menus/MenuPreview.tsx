import { useQuery } from '@tanstack/react-query'
import { shownLinks, shownMenu, shownPromotion } from '#domain/shown-menus.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { contentChoicesQuery } from '#staff/app/queries.ts'
import { InertLinks } from '../InertLinks.tsx'
import { FooterColumns } from '#src/features/menus/shared/FooterColumns.tsx'
import { HeaderLinks } from '#src/features/menus/shared/HeaderLinks.tsx'
import { MegaDepartments } from '#src/features/menus/shared/MegaDepartments.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'

/** Header and footer as shoppers would see them with the current input. */
export function SiteLinksPreview({ body }: { body: Schemas['SiteLinksContent'] }) {
  const { links, columns } = shownLinks(body)
  return (
    <InertLinks>
      <nav aria-label={staffMenus.links.header}>
        <HeaderLinks links={links} />
      </nav>
      <div className={footer}>
        <FooterColumns columns={columns} />
      </div>
    </InertLinks>
  )
}

/** The menu of categories as shoppers see it on wide screens, box included, without entries of categories that they do not see. */
export function CategoryMenuPreview({ body }: { body: Schemas['CategoryMenuContent'] }) {
  const { data } = useQuery(contentChoicesQuery(useApi()))
  const isList = (path: string) =>
    data === undefined || data.lists.includes(path.toLowerCase().split('/').findLast(Boolean) ?? '')
  return (
    <InertLinks>
      <div className={css({ minWidth: 'breakpoint-xl' })}>
        <MegaDepartments
          menu={shownMenu(body, isList)}
          promotion={shownPromotion(body)}
          complete
          wide
          onFollow={() => undefined}
        />
      </div>
    </InertLinks>
  )
}

const footer = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  gap: '6',
  marginBlockStart: '4',
  padding: '4',
  bg: 'bg-sunken',
})
