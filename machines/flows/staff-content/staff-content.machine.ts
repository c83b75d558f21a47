import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { contentPublicationLimits } from '#api/limits.ts'
import { contentFaults } from '#domain/content.ts'
import { failureIn, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import { isSameContent } from '#domain/same-content.ts'
import { isTooLong } from '#domain/text-length.ts'
import { mergeContents, type Merge, type Side } from './merge-contents.ts'
import type {
  ChangeInput,
  ChangeKind,
  Content,
  ContentKey,
  KeepInput,
  OtherSide,
  StaffContent,
  StaffContentContext,
  StaffContentEmitted,
  StaffContentEvent,
  StaffContentInput,
  VersionInput,
} from './staff-content.types.ts'

/** How long typing rests before the draft is kept, in milliseconds. */
const restMs = 800

/**
 * A staff member edits what the site says. Every change is kept as a draft that only the member sees, until it is
 * published. If a colleague has published meanwhile, or another window of the member has saved the draft, what both changed is
 * merged, and the member decides whose version of a part counts that both changed; the result is the draft.
 */
export const staffContentMachine = setup({
  types: {
    context: {} as StaffContentContext,
    events: {} as StaffContentEvent,
    emitted: {} as StaffContentEmitted,
    input: {} as StaffContentInput,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    getStaffContent: unprovided<StaffContent, ContentKey>(),
    saveContentDraft: unprovided<StaffContent, KeepInput>(),
    changeContent: unprovided<StaffContent, ChangeInput>(),
    getContentVersion: unprovided<Content, VersionInput>(),
    waitUntil,
  },
  guards: {
    isChangedMeanwhile: ({ event }) => failureIn(event)?.code === 'changed_meanwhile',
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isWorthRetrying: ({ context }) => isUncertain(context.failure),
    isSound: ({ context }, reason: string) =>
      isChanged(context) &&
      faultsIn(context).length === 0 &&
      !isTooLong(reason, contentPublicationLimits.reason),
    isFaulty: ({ context }) => isChanged(context) && faultsIn(context).length > 0,
    isDrafted: ({ context }) => required(context.content).draft !== null,
    isUndoable: ({ context }) => {
      const { draft, has_previous: hasPrevious } = required(context.content)
      return draft === null && hasPrevious
    },
    /** Something other than the input has been published since that was begun. */
    isOutdated: ({ context }, content: StaffContent) => {
      const { version, draft, published } = content
      const input = ownInput(context, content)
      const isOfEarlier =
        (draft !== null && draft.base_version !== version) ||
        (input !== null && context.content?.version !== version)
      return isOfEarlier && !isSameContent(input ?? storedIn(content), published)
    },
    /** Another window of the member has saved another draft since. */
    isSavedElsewhere: ({ context }, content: StaffContent) => {
      const { draft } = content
      const input = ownInput(context, content)
      return (
        input !== null &&
        draft !== null &&
        draft.revision !== seenIn(context) &&
        draft.window !== context.window &&
        !isSameContent(draft.body, input)
      )
    },
    isUnsaved: ({ context }, content: StaffContent) => {
      const input = ownInput(context, content)
      return input !== null && !isSameContent(input, storedIn(content))
    },
    /** Nothing was typed here that could be lost, and something else is stored now. */
    isReplaced: ({ context: { body } }, content: StaffContent) =>
      body !== null && !isSameContent(body, storedIn(content)),
    isDecided: ({ context }) => isDecided(context),
    isOfPublished: ({ context }) => context.rival === 'published',
    /** The draft of the other window was begun before what is published now, which is to be merged as well. */
    isDecidedAndOutdated: ({ context }) => {
      const { draft, version } = required(context.content)
      return (
        context.rival === 'draft' &&
        draft !== null &&
        draft.base_version !== version &&
        isDecided(context)
      )
    },
    /** A colleague published after the version from which the kept draft was begun, and something else than the draft. */
    isOvertaken: (_, { version, draft, published }: StaffContent) =>
      draft !== null && draft.base_version !== version && !isSameContent(draft.body, published),
  },
  actions: {
    /** The input and its base stay. */
    keepContent: assign((_, content: StaffContent) => ({ content })),
    keepSaved: assign((_, content: StaffContent) => ({ content, base: content.published })),
    openContent: assign(({ context }, content: StaffContent) => ({
      content,
      body: ownInput(context, content) ?? storedIn(content),
      base: content.published,
    })),
    /** The input from before a conflict stays, and what it began with. */
    openConflict: assign(({ context }, content: StaffContent) => {
      const input = ownInput(context, content)
      return {
        content,
        body: input ?? storedIn(content),
        base: input === null ? (content.draft?.base ?? null) : context.base,
      }
    }),
    /** The input and the draft of the other window both began with the draft that was last seen here. */
    openOtherDraft: assign(({ context }, content: StaffContent) => ({
      content,
      base: context.content && storedIn(context.content),
      rival: 'draft' as const,
    })),
    keepSide: assign(({ context }, { path, side }: { path: string; side: Side }) => ({
      choices: { ...context.choices, [path]: side },
    })),
    forgetSides: assign({ choices: {} }),
    keepMerged: assign(({ context }) => ({
      body: mergeOf(context).merged,
      base: required(context.content).published,
      rival: 'published' as const,
      choices: {},
    })),
    keepMergedDraft: assign(({ context }) => ({
      body: mergeOf(context).merged,
      base: required(context.content).draft?.base ?? null,
      rival: 'published' as const,
      choices: {},
    })),
    showPublished: assign((_, content: StaffContent) => ({
      content,
      body: content.published,
      base: content.published,
      kind: null,
    })),
    keepBody: assign((_, { body, at }: { body: Content; at: number }) => ({
      body,
      restsAt: at + restMs,
      kind: null,
    })),
    keepVersion: assign((_, version: number) => ({ version })),
    keepVersionBody: assign((_, body: Content) => ({ body })),
    keepKind: assign((_, kind: ChangeKind) => ({ kind, reason: '' })),
    forgetKind: assign({ kind: null }),
    keepPublication: assign((_, reason: string) => ({ kind: 'publish' as const, reason })),
    keepFaults: assign(({ context }) => ({ faults: faultsIn(context) })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceRestored: emit(({ context }) => ({
      type: 'version.restored' as const,
      version: required(context.version),
    })),
    announceReloaded: emit({ type: 'content.reloaded' }),
    announceReplaced: emit(({ context }) => ({
      type: 'content.replaced' as const,
      kind: required(context.kind),
    })),
  },
}).createMachine({
  id: 'staffContent',
  context: ({ input }) => ({
    ...input,
    content: null,
    body: null,
    base: null,
    rival: 'published',
    choices: {},
    restsAt: null,
    kind: null,
    version: null,
    reason: '',
    faults: [],
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getStaffContent',
        src: 'getStaffContent',
        input: ({ context }) => context.name,
        onDone: [
          {
            guard: { type: 'isSavedElsewhere', params: ({ event }) => event.output },
            target: 'merging',
            actions: { type: 'openOtherDraft', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'merging',
            actions: { type: 'openConflict', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnsaved', params: ({ event }) => event.output },
            // Not saved automatically: a server that keeps refusing would cause an endless loop.
            target: 'editing.keepFailed',
            actions: { type: 'openContent', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isReplaced', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'openContent', params: ({ event }) => event.output },
              'announceReloaded',
            ],
          },
          {
            target: 'editing',
            actions: { type: 'openContent', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'loadFailed', actions: 'keepFailure' },
      },
    },
    loadFailed: { tags: 'error', on: { 'retry.requested': 'loading' } },
    editing: {
      initial: 'settled',
      on: {
        'content.changed': {
          target: '.typing',
          actions: { type: 'keepBody', params: ({ event }) => event },
        },
        'publication.requested': [
          // The field says while it is typed that a reason is too long.
          {
            guard: { type: 'isSound', params: ({ event }) => event.reason },
            target: 'changing',
            actions: { type: 'keepPublication', params: ({ event }) => event.reason },
          },
          { guard: 'isFaulty', target: '.faulty', actions: 'keepFaults' },
        ],
        'draft.dropped': {
          guard: 'isDrafted',
          target: 'changing',
          actions: { type: 'keepKind', params: 'drop' },
        },
      },
      states: {
        settled: {
          on: {
            'version.requested': {
              target: '#staffContent.restoring',
              actions: { type: 'keepVersion', params: ({ event }) => event.version },
            },
            'content.changed': {
              target: 'typing',
              actions: { type: 'keepBody', params: ({ event }) => event },
            },
            'undo.requested': {
              guard: 'isUndoable',
              target: '#staffContent.changing',
              actions: { type: 'keepKind', params: 'undo' },
            },
          },
        },
        typing: {
          invoke: {
            id: 'rest',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: required(context.restsAt) }),
            onDone: 'keeping',
            onError: 'keeping',
          },
        },
        keeping: {
          invoke: {
            id: 'saveContentDraft',
            src: 'saveContentDraft',
            input: ({ context }) => inputOf(context),
            onDone: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: '#staffContent.merging',
                actions: { type: 'keepContent', params: ({ event }) => event.output },
              },
              {
                target: 'settled',
                actions: { type: 'keepSaved', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: 'isChangedMeanwhile',
                target: '#staffContent.loading',
                actions: 'keepFailure',
              },
              { target: 'keepFailed', actions: 'keepFailure' },
            ],
          },
        },
        keepFailed: { tags: 'error', on: { 'retry.requested': 'keeping' } },
        restoreFailed: {
          tags: 'error',
          on: {
            'retry.requested': { guard: 'isWorthRetrying', target: '#staffContent.restoring' },
            'version.requested': {
              target: '#staffContent.restoring',
              actions: { type: 'keepVersion', params: ({ event }) => event.version },
            },
          },
        },
        faulty: {},
        refused: { tags: 'error' },
      },
    },
    restoring: {
      tags: 'busy',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'getContentVersion',
            src: 'getContentVersion',
            input: ({ context: { name, version } }) => ({ name, version: required(version) }),
            onDone: {
              target: 'saving',
              actions: { type: 'keepVersionBody', params: ({ event }) => event.output },
            },
            onError: {
              target: '#staffContent.editing.restoreFailed',
              actions: 'keepFailure',
            },
          },
        },
        saving: {
          invoke: {
            id: 'saveContentDraft',
            src: 'saveContentDraft',
            input: ({ context }) => inputOf(context),
            onDone: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: '#staffContent.merging',
                actions: { type: 'keepContent', params: ({ event }) => event.output },
              },
              {
                target: '#staffContent.editing',
                actions: [
                  { type: 'keepSaved', params: ({ event }) => event.output },
                  'announceRestored',
                ],
              },
            ],
            onError: [
              {
                guard: 'isChangedMeanwhile',
                target: '#staffContent.loading',
                actions: 'keepFailure',
              },
              { target: '#staffContent.editing.keepFailed', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeContent',
        src: 'changeContent',
        input: ({ context }) => ({
          ...inputOf(context),
          kind: required(context.kind),
          reason: context.reason,
        }),
        onDone: {
          target: 'editing',
          actions: [
            'announceReplaced',
            { type: 'showPublished', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: 'isChangedMeanwhile',
            target: 'loading',
            actions: ['keepFailure', 'forgetKind'],
          },
          { guard: 'isUncertain', target: 'changeFailed', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    changeFailed: { tags: 'error', on: { 'retry.requested': 'changing' } },
    merging: {
      on: {
        'side.chosen': { actions: { type: 'keepSide', params: ({ event }) => event } },
        'merge.accepted': [
          { guard: 'isDecidedAndOutdated', target: 'merging', actions: 'keepMergedDraft' },
          { guard: 'isDecided', target: 'editing.keeping', actions: 'keepMerged' },
        ],
        'draft.dropped': {
          guard: 'isOfPublished',
          target: 'changing',
          actions: [{ type: 'keepKind', params: 'drop' }, 'forgetSides'],
        },
      },
    },
  },
})

const inputOf = (context: StaffContentContext): KeepInput => ({
  name: context.name,
  window: context.window,
  body: required(context.body),
  version: required(context.content).version,
  seen: seenIn(context),
})

/** What the server has for the member: the draft, or what is published. */
const storedIn = ({ draft, published }: StaffContent): Content => draft?.body ?? published

/**
 * The input that only this window has, now that `stored` was read; null if it is what was last read from the server or saved
 * there. A draft that is no longer stored, as after a publication elsewhere, is input of this window alone.
 */
function ownInput({ body, content }: StaffContentContext, stored: StaffContent): Content | null {
  if (body === null || content === null || !isSameContent(body, storedIn(content))) return body
  return content.draft !== null && stored.draft === null ? body : null
}

const seenIn = ({ content }: StaffContentContext) => content?.draft?.revision ?? 0

const isDecided = (context: StaffContentContext): boolean =>
  mergeOf(context).conflicts.every(({ path }) => path in context.choices)

function otherSideIn({ content, rival }: StaffContentContext): OtherSide {
  const { draft, published, is_own: isOwn } = required(content)
  return rival === 'draft' && draft !== null
    ? { theirs: draft.body, isOwn: true, savedAt: draft.saved_at }
    : { theirs: published, isOwn, savedAt: null }
}

const mergeOf = (context: StaffContentContext): Merge<Content> =>
  mergeContents(
    {
      base: context.base,
      mine: required(context.body),
      ...otherSideIn(context),
    },
    (path) => context.choices[path] ?? 'mine',
  )

const faultsIn = ({ body }: StaffContentContext) => contentFaults(required(body))

const isChanged = ({ body, content }: StaffContentContext): boolean =>
  !isSameContent(required(body), required(content).published)

type Snapshot = SnapshotFrom<typeof staffContentMachine>
export type StaffContentActor = Actor<typeof staffContentMachine>

const isUnkept = (snapshot: Snapshot) =>
  snapshot.matches({ editing: 'typing' }) || snapshot.matches({ editing: 'keeping' })

const isRestoreFailed = (snapshot: Snapshot) => snapshot.matches({ editing: 'restoreFailed' })

export const staffContentSelectors = {
  isLoading: (snapshot: Snapshot) => snapshot.matches('loading'),
  isChanging: (snapshot: Snapshot) => snapshot.matches('changing'),
  isMerging: (snapshot: Snapshot) => snapshot.matches('merging'),
  isUnkept,
  /** Whether the input is being sent to the server, or will be once typing pauses. */
  isSaving: (snapshot: Snapshot) =>
    isUnkept(snapshot) || snapshot.matches('changing') || snapshot.matches('restoring'),
  /** Whether there is unsaved input. */
  isUnsaved: (snapshot: Snapshot) => {
    const { body, content } = snapshot.context
    if (snapshot.matches({ editing: 'settled' }) || body === null || content === null) return false
    return !isSameContent(body, storedIn(content))
  },
  isKeepFailed: (snapshot: Snapshot) => snapshot.matches({ editing: 'keepFailed' }),
  /** Whether it can be typed into. */
  canEdit: (snapshot: Snapshot) => snapshot.matches('editing'),
  /** Whether the input differs from what is published. */
  hasDraft: ({ context }: Snapshot) =>
    context.body !== null && context.content !== null && isChanged(context),
  /** The version that is being read into the draft; null in other states. */
  restoring: (snapshot: Snapshot) =>
    snapshot.matches('restoring') ? snapshot.context.version : null,
  /** Whether an earlier version can become the draft: not while there is unsaved input. */
  canRestore: (snapshot: Snapshot) => snapshot.can({ type: 'version.requested', version: 1 }),
  canPublish: (snapshot: Snapshot) => snapshot.can({ type: 'publication.requested', reason: '' }),
  canUndo: (snapshot: Snapshot) => snapshot.can({ type: 'undo.requested' }),
  canDrop: (snapshot: Snapshot) => snapshot.can({ type: 'draft.dropped' }),
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  /** Whether what the network interrupted goes on by itself; a publication waits for the member. */
  retriesWhenOnline: (snapshot: Snapshot) =>
    snapshot.matches('loadFailed') || snapshot.matches({ editing: 'keepFailed' }),
  kind: (snapshot: Snapshot) => snapshot.context.kind,
  /** Which change has an unknown outcome: a publication, or another one; null in other states. */
  unchanged: (snapshot: Snapshot) => {
    if (!snapshot.matches('changeFailed')) return null
    return snapshot.context.kind === 'publish' ? 'unpublished' : 'undone'
  },
  base: (snapshot: Snapshot) => snapshot.context.base,
  /** With what the input is merged. Only while merging. */
  otherSide: (snapshot: Snapshot) => otherSideIn(snapshot.context),
  rival: (snapshot: Snapshot) => snapshot.context.rival,
  choices: (snapshot: Snapshot) => snapshot.context.choices,
  canMerge: (snapshot: Snapshot) => snapshot.can({ type: 'merge.accepted' }),
  content: (snapshot: Snapshot) => snapshot.context.content,
  body: (snapshot: Snapshot) => snapshot.context.body,
  faults: (snapshot: Snapshot) =>
    snapshot.matches({ editing: 'faulty' }) ? snapshot.context.faults : none,
  /** The failure to show above the form; null if there is none. */
  failure: (snapshot: Snapshot) =>
    snapshot.hasTag('error') && !isRestoreFailed(snapshot) ? snapshot.context.failure : null,
  /** Why an earlier version could not be read; null if none was asked for last. */
  restoreFailure: (snapshot: Snapshot) =>
    isRestoreFailed(snapshot) ? snapshot.context.failure : null,
}

const none: StaffContentContext['faults'] = []
