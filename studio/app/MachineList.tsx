import { useEffect, useRef, type RefObject } from 'react'
import { css, cva } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { number, separator } from '#studio/words/digits.ts'
import { coverText } from './coverage/cover-of.ts'
import type { Report } from './coverage/use-report.ts'
import { MachineAnchor } from './MachineAnchor.tsx'
import { machineTrees, type MachineTree } from './machine-tree.ts'
import type { StudioMachine } from './machines.ts'
import { scrollInto } from './scroll-into.ts'

type Props = {
  chosen: string | null
  onChoose: (id: string) => void
  /** Set while the coverage is open: every machine is marked with it. */
  report?: Report
}

/** All machines of the shop; a select on narrow screens. */
export function MachineList({ chosen, onChoose, report }: Props) {
  const shownGroups = groups.filter((group) => machineTrees(group).length > 0)
  const covers = report?.status === 'ready' ? report.report.machines : null
  const markOf = (machine: string): Mark | null => {
    if (covers === null) return null
    const cover = covers.find(({ id }) => id === machine)
    return { text: coverText(cover), isMissing: cover === undefined || cover.missed.length > 0 }
  }
  const listRef = useRef<HTMLElement>(null)
  useChosenInSight(listRef, chosen)
  return (
    <nav ref={listRef} aria-label={studio.machines} className={box}>
      <select
        aria-label={studio.machines}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className={select}
      >
        {chosen === null && <option value="">{studio.choose}</option>}
        {shownGroups.map((group) => (
          <optgroup key={group} label={studio.groups[group]}>
            {machineTrees(group).map((tree) => (
              <Options key={tree.machine.id} tree={tree} textOf={(id) => markOf(id)?.text} />
            ))}
          </optgroup>
        ))}
      </select>
      {shownGroups.map((group) => (
        <div key={group} className={wide}>
          <h2 className={heading}>{studio.groups[group]}</h2>
          <Branch trees={machineTrees(group)} {...{ chosen, markOf, onChoose }} />
        </div>
      ))}
    </nav>
  )
}

/** Keeps the chosen machine in sight, even when marks lengthen the list or a font arrives. */
function useChosenInSight(listRef: RefObject<HTMLElement | null>, chosen: string | null): void {
  useEffect(() => {
    const list = listRef.current
    const link = list?.querySelector('[aria-current=page]')
    if (chosen === null || !list || !link) return
    const observer = new ResizeObserver(() => scrollInto(list, link))
    for (const part of [list, ...list.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [listRef, chosen])
}

type OptionsProps = {
  tree: MachineTree
  textOf: (machine: string) => string | undefined
  /** Shown before the name of an invoked machine. */
  before?: string
}

function Options({ tree: { machine, opens }, textOf, before = '' }: OptionsProps) {
  const { id } = machine
  return (
    <>
      <option value={id}>
        {before}
        {textOf(id) === undefined ? id : `\u2066${id}\u2069${separator()}${textOf(id)}`}
      </option>
      {opens.map((tree) => (
        <Options key={tree.machine.id} tree={tree} textOf={textOf} before={`${before}– `} />
      ))}
    </>
  )
}

type BranchProps = Pick<Props, 'chosen' | 'onChoose'> & {
  trees: readonly MachineTree[]
  markOf: (machine: string) => Mark | null
  isBelow?: boolean
}

/** Machines, each with the machines that it invokes below it. */
function Branch({ trees, isBelow = false, ...rest }: BranchProps) {
  const { chosen, markOf, onChoose } = rest
  return (
    <ul className={isBelow ? below : undefined}>
      {trees.map(({ machine, opens }) => (
        <li key={machine.id}>
          <MachineLink
            machine={machine}
            isChosen={machine.id === chosen}
            mark={markOf(machine.id)}
            onChoose={onChoose}
          />
          {opens.length > 0 && <Branch {...rest} trees={opens} isBelow />}
        </li>
      ))}
    </ul>
  )
}

/** How well a machine is covered. */
type Mark = { text: string; isMissing: boolean }

type LinkProps = {
  machine: StudioMachine
  isChosen: boolean
  onChoose: (id: string) => void
  mark: Mark | null
}

function MachineLink({ machine, isChosen, mark, onChoose }: LinkProps) {
  const { id, states, transitions } = machine
  return (
    <MachineAnchor
      machine={id}
      aria-current={isChosen ? 'page' : undefined}
      className={link({ isChosen })}
      onChoose={onChoose}
    >
      <bdi className={name}>{id}</bdi>
      <span className={size}>{studio.size(number(states), number(transitions))}</span>
      {mark !== null && (
        <span className={size} data-missing={mark.isMissing || undefined}>
          {mark.text}
        </span>
      )}
    </MachineAnchor>
  )
}

const groups = ['flow', 'lifecycle'] as const

const box = css({
  overflowY: { md: 'auto' },
  // The browser would move the list again, after it was scrolled to the chosen machine.
  overflowAnchor: 'none',
  padding: { base: '4px 8px', sm: '3' },
  borderInlineEnd: { md: '1px solid {colors.border}' },
  bg: 'surface',
})
const select = css({
  display: { md: 'none' },
  width: 'full',
  height: 'tap',
  paddingInline: '3',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border-field',
  bg: 'surface',
  color: 'text',
})
const wide = css({ display: { base: 'none', md: 'block' }, marginBlockEnd: '2' })
const below = css({
  marginInlineStart: '3',
  paddingInlineStart: '1',
  borderInlineStart: '2px solid {colors.border}',
})
const heading = css({
  textStyle: 'caption',
  color: 'text-2',
  paddingBlock: '1',
  paddingInline: '2',
})
const link = cva({
  base: {
    display: 'block',
    paddingBlock: '1px',
    paddingInline: '3',
    borderRadius: 'sm',
    _hover: { bg: 'surface-2' },
  },
  variants: {
    isChosen: { true: { bg: 'brand-soft', color: 'brand-text' }, false: { color: 'text' } },
  },
})
const name = css({
  display: 'block',
  textStyle: 'label',
  lineHeight: '20px',
  textAlign: 'end',
  '[dir=ltr] &': { textAlign: 'start' },
})
const size = css({
  display: 'block',
  textStyle: 'caption',
  lineHeight: '16px',
  color: 'text-2',
  '&[data-missing]': { color: 'danger' },
})
