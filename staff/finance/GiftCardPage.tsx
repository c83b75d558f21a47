import { useQuery } from '@tanstack/react-query'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import { css, cx } from '#styled/css/index.js'
import { momentText } from '#staff/app/moment-text.ts'
import { ActionsPanel } from '#staff/actions/ActionsPanel.tsx'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead, detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { factGrid } from '#staff/app/fact-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { giftCardQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number, toman } from '#src/lib/format.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { GiftCardBadge, GiftCardHolder, GiftCardRecipient } from './gift-card-columns.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { MoneyMoves } from './MoneyMoves.tsx'
import { useListMoneyMove } from './use-list-money-move.ts'

const words = staffFinance.giftCards

/** A gift card: who bought it, for whom, and who redeemed it. */
export function GiftCardPage({ id }: { id: number }) {
  const { data: card, error, refetch } = useQuery(giftCardQuery(useApi(), id))
  const actor = useListMoneyMove()
  const title = words.detail(card?.code_end ?? '')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DetailHead
        title={title}
        back={{ href: paths.giftCards, text: words.back }}
        status={card === undefined ? null : <GiftCardBadge state={card.state} />}
      />
      <Awaiting data={card} error={error} onRetry={() => void refetch()} />
      {card !== undefined && (
        <div className={detailColumns}>
          <div className={detailStack}>
            <Panel title={words.facts}>
              <Facts card={card} />
              <MoneyMoves actor={actor} moves={movesOn(card)} />
            </Panel>
          </div>
          <div className={detailStack}>
            <ActionsPanel title={words.actions} none={words.noActions} actions={card.actions} />
          </div>
        </div>
      )}
      <MoneyDialog actor={actor} />
    </>
  )
}

function movesOn({ id, state, amount, buyer, issue }: Schemas['StaffGiftCard']): MoneyMove[] {
  const own = { kind: 'revokeGiftCard', id, amount, isBought: buyer !== null } as const
  const isRevocable = state === 'unused' || state === 'expired'
  const moves: MoneyMove[] = isRevocable ? [own] : []
  if (issue === null || issue.revocable <= moves.length) return moves
  const { revocable: cards, revocable_amount: total } = issue
  return [...moves, { kind: 'revokeGiftCardIssue', id, amount: total, cards }]
}

function Facts({ card }: { card: Schemas['StaffGiftCard'] }) {
  const moment = (at: string | null, none: string) => (at === null ? none : momentText(at))
  return (
    <dl className={cx(factGrid, css({ marginBlockEnd: '4' }))}>
      <Fact label={words.columns.amount}>{toman(card.amount)}</Fact>
      <Fact label={words.bought}>{momentText(card.created_at)}</Fact>
      <Fact label={words.columns.buyer}>
        <GiftCardHolder holder={card.buyer} none={words.byShop} />
      </Fact>
      <Fact label={words.columns.recipient}>
        <GiftCardRecipient phone={card.recipient_phone} />
      </Fact>
      <Fact label={words.expires}>{moment(card.expires_at, words.never)}</Fact>
      <Fact label={words.redeemed}>{moment(card.redeemed_at, words.notRedeemed)}</Fact>
      {card.redeemer !== null && (
        <Fact label={words.redeemer}>
          <GiftCardHolder holder={card.redeemer} none="" />
        </Fact>
      )}
      {card.issue !== null && (
        <Fact label={words.issue}>
          {words.issuedWith(number(card.issue.total), number(card.issue.revocable))}
        </Fact>
      )}
      {card.revoked_at !== null && <Fact label={words.revoked}>{momentText(card.revoked_at)}</Fact>}
    </dl>
  )
}
