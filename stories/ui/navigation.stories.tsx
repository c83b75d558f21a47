import type { Meta, StoryObj } from '@storybook/react'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'

const meta: Meta = { title: 'ui/navigation' }
export default meta
type Story = StoryObj

export const Breadcrumbs: Story = {
  render: () => (
    <Breadcrumb
      crumbs={[
        { name: 'فیروزه', href: '/' },
        { name: 'گوشی موبایل', href: '/productlist/mobile' },
        { name: 'آیفون' },
      ]}
    />
  ),
}

const pageHref = (page: number) => `/productlist?page=${page}`

export const FirstPage: Story = {
  render: () => <Pagination page={1} pageCount={9} href={pageHref} />,
}
export const MiddlePage: Story = {
  render: () => <Pagination page={5} pageCount={40} href={pageHref} />,
}
export const LastPage: Story = {
  render: () => <Pagination page={3} pageCount={3} href={pageHref} />,
}

const steps = [
  { label: 'سبد خرید', href: '/cart' },
  { label: 'ارسال', href: '/cart/send-methods' },
  { label: 'بازبینی', href: '/cart/invoice' },
  { label: 'پرداخت' },
]

export const FirstStep: Story = { render: () => <Stepper steps={steps} current={0} /> }
export const ThirdStep: Story = { render: () => <Stepper steps={steps} current={2} /> }

export const TabbedText: Story = {
  render: () => (
    <Tabs
      label="دربارهٔ کالا"
      tabs={[
        { value: 'facts', label: 'مشخصات', content: <p>نمایشگر ۶٫۳ اینچی با ۱۲۰ هرتز</p> },
        { value: 'text', label: 'معرفی', content: <p>سبک‌ترین پرچم‌دار امسال</p> },
        { value: 'comments', label: 'دیدگاه‌ها', content: <p>هنوز دیدگاهی نیست</p> },
      ]}
    />
  ),
}
