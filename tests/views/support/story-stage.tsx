import { act, Fragment, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { AnyActor, AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { eventForm } from '#walks/paths/short-form.ts'
import { stateIds } from '#studio/app/live/state-ids.ts'
import { Frame, type Surroundings } from '#stories/support/Frame.tsx'
import { storyCalls } from '#stories/support/story-api.ts'
import {
  actionOf,
  describeControl,
  describeLink,
  isChosen,
  isInvalid,
  isOff,
  linesOf,
  operate,
  wordsIn,
} from './controls.ts'

type Story = { args?: { state?: string }; parameters?: Surroundings; play?: () => Promise<void> }

/** A file of stories, as Storybook reads it. */
export type StoryFile = {
  default: Story & { title: string; component: ComponentType<Record<string, unknown>> }
} & Record<string, Story>

/** What someone can do in a state: press, select or type, and the events that it sends to the flows. */
export type Gesture = { control: string; isOff: boolean; sends: SentEvent[] }

/** The event with its payload; `taken` is false if the flow ignores the event in its state. */
type SentEvent = { machine: string; event: string; taken: boolean }

/** A state as a person sees it. */
export type StateView = {
  story: string
  /** Path of the state that the story names. */
  state: string | undefined
  /** The current tags of the flow and of its children. */
  tags: Set<string>
  /** Ids of their current states, by the id of the machine. */
  states: Map<string, string[]>
  /** The text of the page. */
  words: string[]
  /** The calls of the page itself, in addition to those of its flow. */
  calls: string[]
  /** The texts of alerts and running work. */
  notices: string[]
  gestures: Gesture[]
  /** The described links to other pages. */
  links: string[]
}

/** Flows that a story has created; filled by the test's spy on `createFlow`. */
export const createdFlows: AnyActor[] = []

/**
 * Mounts a story, reads what it shows, does everything that can be done there, and unmounts it. @param Around what is
 * between the frame and the view, such as a shop that does not reply
 */
export async function viewOf(
  file: StoryFile,
  name: string,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): Promise<StateView> {
  const { default: meta, [name]: story = {} } = file
  const { frame, path, orders }: Surroundings = { ...meta.parameters, ...story.parameters }
  const View = meta.component
  const args = { ...meta.args, ...story.args }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  createdFlows.length = 0
  storyCalls.length = 0
  try {
    await act(async () => {
      root.render(
        <Frame {...{ frame, path, orders }} title={name}>
          <Around>
            <View {...args} />
          </Around>
        </Frame>,
      )
    })
    await act(() => vi.dynamicImportSettled())
    await act(async () => (story.play ?? meta.play)?.())
    // What the story has opened may load parts of its own.
    await act(() => vi.dynamicImportSettled())
    const actorInState = createdFlows.flatMap((flow) => snapshotsIn(flow.getSnapshot()))
    return {
      story: name,
      state: args.state,
      tags: new Set(actorInState.flatMap(({ tags }) => [...tags])),
      states: new Map(
        actorInState.map(({ machine: { id }, value }) => [id, [...stateIds(id, value)]]),
      ),
      words: wordsIn(page()),
      calls: [...new Set(storyCalls)].map((call) => `call: ${call}`),
      notices: linesOf(page()),
      links: [...view().querySelectorAll<HTMLAnchorElement>(linked)].map(describeLink),
      gestures: await gesturesIn(view()),
    }
  } finally {
    await act(async () => root.unmount())
    sessionStorage.clear()
    document.body.replaceChildren()
  }
}

async function gesturesIn(view: Element): Promise<Gesture[]> {
  const sent: SentEvent[] = []
  for (const flow of createdFlows) flow.system.inspect((event) => sent.push(...sentEvents(event)))
  const gestures: Gesture[] = []
  const controls = [...view.querySelectorAll<HTMLElement>(controlled)]
  const chosen = new Set(controls.filter(isChosen))
  // A field that has lost the focus meanwhile is invalid, too; whether a dialog gave it the focus is a matter of moments.
  const invalid = new Set(controls.filter(isInvalid))
  const make = async (control: HTMLElement, when = '') => {
    sent.length = 0
    const states = [invalid.has(control) && 'invalid', chosen.has(control) && 'chosen']
    const description = [describeControl(control), ...states].filter(Boolean).join(' ')
    const off = isOff(control)
    if (control.isConnected && !off) await act(async () => operate(control))
    if (sent.length === 0 && view === document.body) await answerDialog()
    gestures.push({ control: when + description, isOff: off, sends: [...sent] })
  }
  for (const control of controls.toSorted((a, b) => actionOf(a).order - actionOf(b).order))
    await make(control)
  if (controls.some((control) => actionOf(control).kind === 'text'))
    for (const control of view.querySelectorAll<HTMLElement>('button[type=submit]'))
      await make(control, 'then ')
  return gestures
}

/** In a dialog that a control of the page has just opened: selects the last option, presses the last button. */
async function answerDialog(): Promise<void> {
  const controls = [...document.querySelectorAll<HTMLElement>('[role=dialog] :is(button, input)')]
  for (const kind of ['radio', 'button']) {
    const last = controls.findLast((control) => actionOf(control).kind === kind)
    if (last !== undefined) await act(async () => operate(last))
  }
}

function sentEvents(inspected: InspectionEvent): SentEvent[] {
  if (inspected.type !== '@xstate.event') return []
  const { actorRef, event } = inspected
  const snapshot: unknown = actorRef.getSnapshot()
  if (!isFlow(snapshot)) return []
  const frame = { before: JSON.stringify(snapshot.context), now: Date.now() }
  return [
    { machine: snapshot.machine.id, event: eventForm(event, frame), taken: snapshot.can(event) },
  ]
}

/** The snapshots of a flow and its children. */
function snapshotsIn(snapshot: AnyMachineSnapshot): AnyMachineSnapshot[] {
  const children: (AnyActorRef | undefined)[] = Object.values(snapshot.children)
  const inner = children.map((child): unknown => child?.getSnapshot())
  return [snapshot, ...inner.filter(isFlow).flatMap(snapshotsIn)]
}

function isFlow(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
}

/** An open dialog hides the page behind it, and the dialog from which it was opened. */
function view(): Element {
  const inFront = ':is([role=alertdialog], [role=dialog]):not([data-has-nested])'
  return document.querySelector(inFront) ?? document.body
}

/** The part that belongs to the view: not the frame of the shop, nor its toasts. */
function page(): Element {
  const seen = view()
  return seen === document.body ? (document.querySelector('main') ?? seen) : seen
}

const controlled = 'main button, [role$=dialog] button, input:not([type=hidden]), textarea, select'

const linked = 'main a[href], [role$=dialog] a[href]'
