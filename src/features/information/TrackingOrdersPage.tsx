import { shop as config } from '#shop'
import { css } from '#styled/css/index.js'
import { carriers } from '#i18n/fa/information/tracking-orders.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { informationPage } from './information-page.tsx'

/** The carriers' own tracking. */
function Carriers() {
  return (
    <section aria-labelledby="carriers" className={css({ marginBlockStart: '10' })}>
      <h2 id="carriers" className={css({ textStyle: 'h2' })}>
        {carriers.title}
      </h2>
      <p
        className={css({
          textStyle: 'body',
          color: 'text-2',
          marginBlockStart: '1',
          marginBlockEnd: '3',
        })}
      >
        {carriers.text}
      </p>
      <ul className={list}>
        {config.carriers.map(({ name, tracking }) => (
          <li key={name}>
            <ButtonLink href={tracking} look="line" rel="noopener" target="_blank" icon="truck">
              {carriers.open(name)}
              <span className={css({ srOnly: true })}>{carriers.inNewTab}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How to follow an order, with the carriers' own tracking. */
export const trackingOrdersPage = informationPage('trackingOrders', <Carriers />)

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
