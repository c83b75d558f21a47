import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { Checkbox, Radio, Switch } from '#src/ui/Checkbox.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { RadioCard, radioCards } from '#src/ui/RadioCard.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { PhoneField, TextField } from '#src/ui/TextField.tsx'

const meta: Meta = { title: 'ui/forms' }
export default meta
type Story = StoryObj

const form = css({ display: 'grid', gap: '4', maxWidth: '400px' })

export const Fields: Story = {
  render: () => (
    <div className={form}>
      <TextField label="نام گیرنده" defaultValue="نگار" />
      <PhoneField label="شمارهٔ موبایل" hint="با ۰۹ شروع می‌شود" />
      <TextField label="کد پستی" ltr error="کد پستی ده رقم است" defaultValue="۱۹۱۳" />
      <TextField label="شمارهٔ سفارش" disabled defaultValue="FZ-501" ltr />
      <SelectField
        label="استان"
        prompt="انتخاب کنید"
        options={[
          { value: 8, label: 'تهران' },
          { value: 9, label: 'البرز' },
        ]}
      />
      <TextArea label="آدرس" defaultValue="خیابان شریعتی، کوچهٔ لاله، پلاک ۱۲" />
    </div>
  ),
}

export const Codes: Story = { render: () => <Code start="481" /> }
export const CodeRefused: Story = {
  render: () => <Code start="481516" error="کد درست نیست؛ ۴ تلاش دیگر مانده است" />,
}
export const CodeDisabled: Story = { render: () => <Code start="481516" disabled /> }

function Code({ start, ...rest }: { start: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <div className={form}>
      <CodeField label="کد تأیید" value={value} onChange={setValue} {...rest} />
    </div>
  )
}

export const Choices: Story = {
  render: () => (
    <div className={form}>
      <Checkbox end="۱۲" defaultChecked>
        سامسونگ
      </Checkbox>
      <Checkbox disabled>نوکیا</Checkbox>
      <Radio name="sort" defaultChecked>
        پرفروش‌ترین
      </Radio>
      <Radio name="sort">ارزان‌ترین</Radio>
      <Switch defaultChecked>فقط کالاهای موجود</Switch>
      <Switch>فقط تخفیف‌دارها</Switch>
    </div>
  ),
}

export const RadioCards: Story = {
  render: () => (
    <fieldset className={radioCards}>
      <legend className={css({ textStyle: 'ui', marginBlockEnd: '3' })}>روش ارسال</legend>
      <RadioCard name="method" title="پست پیشتاز" aside="رایگان" text="۳ تا ۵ روز" defaultChecked />
      <RadioCard name="method" title="پیک فوری" aside="۱۲۰٬۰۰۰ تومان" text="همان روز" />
      <RadioCard name="method" title="تیپاکس" text="در حال ثبت" busy />
    </fieldset>
  ),
}
