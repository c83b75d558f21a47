import { css } from '#styled/css/index.js'
import { live as words } from '#i18n/fa/studio-live.ts'
import type { Step } from './live-state.ts'

/** What the flow knew at a step, and what its event brought; private parts never came here. */
export function ContextTree({ step }: { step: Step | null }) {
  if (step === null) return <p className={hint}>{words.noContext}</p>
  const { type, ...payload } = step.event
  return (
    <div dir="ltr" className={box}>
      <Tree name={type} value={payload} open />
      {step.context === undefined ? (
        <p dir="rtl" className={hint}>
          {words.noContext}
        </p>
      ) : (
        <Tree name="context" value={step.context} open />
      )}
    </div>
  )
}

/** A value that can be unfolded; its parts are made when they are first seen. */
export function Tree({
  name,
  value,
  open = false,
}: {
  name: string
  value: unknown
  open?: boolean
}) {
  if (typeof value !== 'object' || value === null)
    return (
      <p className={line}>
        <span className={key}>{name}:</span> {JSON.stringify(value) ?? 'undefined'}
      </p>
    )
  const entries = Object.entries(value)
  if (entries.length === 0)
    return (
      <p className={line}>
        <span className={key}>{name}:</span> {Array.isArray(value) ? '[]' : '{}'}
      </p>
    )
  return (
    <details open={open} className={branch}>
      <summary className={line}>
        <span className={key}>{name}</span> {Array.isArray(value) ? `[${entries.length}]` : ''}
      </summary>
      <div className={inner}>
        {entries.map(([key, part]) => (
          <Tree key={key} name={key} value={part} />
        ))}
      </div>
    </details>
  )
}

const hint = css({ textStyle: 'small', color: 'text-2', paddingBlock: '2' })
const box = css({ fontFamily: 'var(--code)', fontSize: '12px', overflowX: 'auto' })
const line = css({ lineHeight: '24px', overflowWrap: 'anywhere' })
const key = css({ color: 'brand-text' })
const branch = css({ '& > summary': { cursor: 'pointer' } })
const inner = css({ paddingInlineStart: '4', borderInlineStart: '1px solid {colors.border}' })
