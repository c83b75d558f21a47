import { useState, type FormEvent } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { Button, Checkbox, TextArea, TextField } from '#studio/shop/ui.ts'

type Event = { type: string }
type Props = {
  /** An event of the model: its values determine the types of the fields and their initial values. */
  event: Event
  onSend: (event: Event) => void
}

/** The payload of an event, one field for each property. */
export function EventForm({ event, onSend }: Props) {
  const { type, ...sample } = event
  const [values, setValues] = useState<Record<string, unknown>>(() => sample)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const set = (name: string, value: unknown) => {
    setBroken(new Set([...broken].filter((each) => each !== name)))
    setValues({ ...values, [name]: value })
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (broken.size === 0) onSend({ ...values, type })
  }
  return (
    <form onSubmit={submit} className={form}>
      {Object.entries(sample).map(([name, value]) => (
        <PayloadField
          key={name}
          name={name}
          sample={value}
          value={values[name]}
          isBroken={broken.has(name)}
          onChange={(value) => set(name, value)}
          onBreak={() => setBroken(new Set([...broken, name]))}
        />
      ))}
      <Button type="submit" size="sm">
        {words.sendThis} <bdi>{type}</bdi>
      </Button>
    </form>
  )
}

type FieldProps = {
  name: string
  sample: unknown
  value: unknown
  isBroken: boolean
  onChange: (value: unknown) => void
  /** The input is not valid JSON. */
  onBreak: () => void
}

function PayloadField({ name, sample, value, isBroken, onChange, onBreak }: FieldProps) {
  if (typeof sample === 'boolean')
    return (
      <Checkbox checked={value === true} onChange={({ target }) => onChange(target.checked)}>
        <bdi>{name}</bdi>
      </Checkbox>
    )
  if (typeof sample === 'string')
    return (
      <TextField
        label={name}
        ltr
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (typeof sample === 'number')
    return (
      <TextField
        label={name}
        ltr
        type="number"
        step="any"
        value={String(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    )
  return (
    <JsonField
      name={name}
      sample={sample}
      isBroken={isBroken}
      onChange={onChange}
      onBreak={onBreak}
    />
  )
}

function JsonField({ name, sample, isBroken, onChange, onBreak }: Omit<FieldProps, 'value'>) {
  const [text, setText] = useState(() => JSON.stringify(sample, null, 2))
  const type = (next: string) => {
    setText(next)
    try {
      onChange(JSON.parse(next))
    } catch {
      onBreak()
    }
  }
  return (
    <TextArea
      label={name}
      dir="ltr"
      rows={5}
      value={text}
      error={isBroken ? words.notJson : undefined}
      onChange={({ target }) => type(target.value)}
    />
  )
}

const form = css({ display: 'grid', gap: '3' })
