import { css } from '#styled/css/index.js'
import { installment } from '#i18n/fa/installment.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = installment.lender

/** Who lends the money, and on which terms. */
export function Lender() {
  return (
    <article className={card} aria-label={words.name}>
      <span className={mark}>
        <Icon name="bank" size={28} />
      </span>
      <div>
        <h3 className={css({ textStyle: 'h3' })}>{words.name}</h3>
        <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.text}</p>
      </div>
      <dl className={facts}>
        {words.facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </article>
  )
}

const card = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  gap: { base: '4', md: '6' },
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '56px',
  height: '56px',
  borderRadius: 'md',
  bg: 'brand-soft',
  color: 'brand-text',
})
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: { base: '4', md: '10' },
  marginInlineStart: { md: 'auto' },
})
