import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffFigures as words } from '#i18n/fa/staff-figures.ts'
import { mayCall } from '#machines/api/may-call.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { figuresQuery, type FigureDays } from '#staff/app/queries.ts'
import { withQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { Figures } from './Figures.tsx'
import { FlowFigures } from './FlowFigures.tsx'
import { MarginFigures } from './MarginFigures.tsx'

const spans = [7, 30, 90] as const satisfies readonly FigureDays[]
const usual = 30

/** What was sold in the last days. How many is in the URL. */
export function FiguresPage({ member }: { member: Schemas['StaffMember'] }) {
  const api = useApi()
  const canOpenGoods = mayCall(member, 'getStaffProduct')
  const [search] = useSearchParams()
  const chosen = spans.find((each) => String(each) === search.get('days')) ?? usual
  const { data, error, refetch } = useQuery(figuresQuery(api, chosen))
  const [first, last] = [data?.days[0], data?.days.at(-1)]
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {first !== undefined && last !== undefined && words.until(day(first.day), day(last.day))}
      </ListHead>
      <nav aria-label={words.span} className={chips}>
        {spans.map((each) => (
          <ChipLink
            key={each}
            href={each === usual ? paths.figures : withQuery(paths.figures, `days=${each}`)}
            selected={each === chosen}
          >
            {words.spans[each]}
          </ChipLink>
        ))}
      </nav>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      <div className={panels}>
        {data !== undefined && <Figures {...{ figures: data, canOpenGoods }} />}
        <MarginFigures {...{ days: chosen, canOpenGoods }} />
        <FlowFigures days={chosen} />
      </div>
    </>
  )
}

const panels = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })
const chips = `${chipRow} ${css({ marginBlockEnd: '6' })}`
