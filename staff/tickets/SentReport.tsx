import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { css } from '#styled/css/index.js'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = staffTickets.ticket

type Props = { report: string; ticketId: number; messageId: number }

/** What happened to the customer: played in the studio where the shop has one, and anywhere as a file for it. */
export function SentReport({ report, ticketId, messageId }: Props) {
  const hasStudio = document.documentElement.hasAttribute('data-inspectable')
  return (
    <div className={row} role="group" aria-label={words.report}>
      {hasStudio && (
        <a
          href={`/dev/studio?ticket=${ticketId}&message=${messageId}&view=live`}
          target="_blank"
          rel="noreferrer"
          className={button({ look: 'line', size: 'sm' })}
        >
          <Icon name="play" size={20} />
          {words.openReport}
        </a>
      )}
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(report)}`}
        download={`ticket-${ticketId}-${messageId}.json`}
        className={button({ look: 'ghost', size: 'sm' })}
      >
        <Icon name="article" size={20} />
        {words.saveReport}
      </a>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
