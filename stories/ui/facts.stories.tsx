import type { Meta, StoryObj } from '@storybook/react'
import { css } from '#styled/css/index.js'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Clamped } from '#src/ui/Clamped.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Price } from '#src/goods/Price.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import { SummaryPanel } from '#src/goods/SummaryPanel.tsx'

const meta: Meta = { title: 'ui/facts' }
export default meta
type Story = StoryObj

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const stack = css({ display: 'grid', gap: '3' })

export const Badges: Story = {
  render: () => (
    <div className={row}>
      <Badge>۳ کالا</Badge>
      <Badge tone="brand">کارکرده</Badge>
      <Badge tone="ok" icon="check">
        موجود
      </Badge>
      <Badge tone="warn">فقط ۲ عدد مانده</Badge>
      <Badge tone="info">در انتظار بررسی</Badge>
      <Badge tone="danger">لغو شد</Badge>
    </div>
  ),
}

export const Prices: Story = {
  render: () => (
    <div className={row}>
      <Price price={98_500_000} size="xl" />
      <Price price={98_500_000} newPrice={89_900_000} size="lg" />
      <Price price={98_500_000} newPrice={89_900_000} />
      <Price price={2_450_000} size="sm" />
    </div>
  ),
}

export const Notes: Story = {
  render: () => (
    <div className={stack}>
      <Note>ارسال همان روز برای سفارش‌های پیش از ساعت ۱۴</Note>
      <Note tone="warn">قیمت این کالا از وقتی به سبد رفت تغییر کرده است</Note>
      <Note tone="ok">آدرس ذخیره شد</Note>
      <Note
        tone="danger"
        role="alert"
        action={
          <Button look="line" size="sm">
            تلاش دوباره
          </Button>
        }
      >
        پرداخت انجام نشد
      </Note>
    </div>
  ),
}

export const Summaries: Story = {
  render: () => (
    <SummaryPanel
      title="خلاصهٔ سبد"
      rows={[
        { label: 'قیمت کالاها', value: 98_500_000 },
        { label: 'سود شما از خرید', value: 3_500_000, tone: 'saving' },
        { label: 'هزینهٔ ارسال', value: 'رایگان' },
      ]}
      total={{ label: 'جمع سبد', value: 95_000_000 }}
      action={<Button wide>ادامه</Button>}
      foot="هزینهٔ ارسال در گام بعد حساب می‌شود"
    />
  ),
}

export const Countdowns: Story = {
  render: () => (
    <div className={stack}>
      <Countdown until={soon()} />
      <Countdown until={soon()} look="boxes" />
      <Countdown until={soon()} look="panel" />
      <Countdown until={soon()} short />
    </div>
  ),
}

const soon = () => Date.now() + 5 * 3_600_000

export const Ratings: Story = {
  render: () => (
    <div className={row}>
      <Rating score={4.6} />
      <Rating score={3} />
      <Rating score={0} />
    </div>
  ),
}

export const LongText: Story = {
  render: () => (
    <div className={css({ maxWidth: '320px' })}>
      <Clamped lines={2} more="بیشتر" less="کمتر">
        آیفون ۱۷ پرو با بدنهٔ آلومینیومی یکپارچه، سه دوربین ۴۸ مگاپیکسلی و باتری بزرگ‌تر از نسل پیش،
        برای عکاسی و بازی‌های سنگین ساخته شده است و تا هفت سال به‌روزرسانی می‌گیرد.
      </Clamped>
    </div>
  ),
}
