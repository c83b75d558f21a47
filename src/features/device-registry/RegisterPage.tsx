import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { css } from '#styled/css/index.js'
import { deviceRegistry as words } from '#i18n/fa/device-registry.ts'
import type { Imeis } from '#machines/flows/warranty-check/warranty-check.machine.ts'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { PageBanner } from '#src/ui/PageBanner.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { DeviceRegistry } from './DeviceRegistry.tsx'
import { WarrantyCheck } from './WarrantyCheck.tsx'

export const registerPage: PageDefinition = { Page: RegisterPage }

/** Warranty check and device registry, a tab each; the tab is in the query. */
function RegisterPage() {
  const [query, setQuery] = useSearchParams()
  const [imeis, setImeis] = useState<Imeis | null>(null)
  const tab = query.get('tab') === 'activate' ? 'activate' : 'check'
  return (
    <>
      <Head title={words.title} description={words.description} canonical={paths.register} />
      <PageBanner crumbs={[{ name: words.title }]} title={words.title} lead={words.lead} />
      <div className={columns}>
        <div className={card}>
          <Tabs
            label={words.tabs}
            value={tab}
            onChange={(tab) => setQuery(tab === 'check' ? {} : { tab }, { replace: true })}
            tabs={[
              {
                value: 'check',
                label: words.checkTab,
                content: (
                  <WarrantyCheck
                    onActivate={(imeis) => {
                      setImeis(imeis)
                      setQuery({ tab: 'activate' })
                    }}
                  />
                ),
              },
              {
                value: 'activate',
                label: words.registryTab,
                content: <DeviceRegistry imeis={imeis} />,
              },
            ]}
          />
        </div>
        <aside className={help} aria-labelledby="help">
          <h2 id="help" className={css({ textStyle: 'h3' })}>
            {words.help.title}
          </h2>
          <ul className={hints}>
            {words.help.items.map(({ icon, title, text }) => (
              <li key={title} className={hint}>
                <Icon name={icon} size={28} className={css({ color: 'brand-text' })} />
                <div>
                  <p className={css({ textStyle: 'label' })}>{title}</p>
                  <p className={css({ textStyle: 'small', color: 'text-2' })}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  marginBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: { base: '8', md: '12' },
})
const card = css({
  padding: { base: '4', md: '8' },
  paddingBlockStart: { base: '2', md: '4' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  '& [role=tabpanel] > *': { maxWidth: '640px', marginInline: 'auto' },
})
const help = css({
  padding: { base: '4', md: '6' },
  borderRadius: 'lg',
  bg: 'bg-sunken',
})
const hints = css({ display: 'grid', gap: '5', marginBlockStart: '4' })
const hint = css({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: '3',
})
