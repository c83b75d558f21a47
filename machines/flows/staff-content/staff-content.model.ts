import { contentPublicationLimits } from '#api/limits.ts'
import { contentFaults } from '#domain/content.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { changedMeanwhile, faqOf, lostNetwork, staffContent } from '#machines/testing/fixtures.ts'
import { isSame } from '#machines/testing/is-same.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { required } from '#machines/kernel/required.ts'
import { onDone } from '#machines/testing/says.ts'
import { staffContentMachine } from './staff-content.machine.ts'
import type { Content, StaffContent, StaffContentContext } from './staff-content.types.ts'

const at = Date.parse('2026-11-24T10:00:00Z')
const own = faqOf('گارانتی')
const faulty = faqOf(' ')
const ofColleague = faqOf('پرداخت')
const earlier = own
/** Where `own` and `ofColleague` differ. */
const category = '/categories/ارسال'
const window = '0d5c6f0e-1a52-4c1b-9f6e-2f1f6f0d9a11'
const draftOf = (body: Content, base_version: number): StaffContent['draft'] => ({
  revision: 7,
  window,
  body,
  base_version,
  base: base_version === staffContent.version ? null : staffContent.published,
  saved_at: '2026-11-24T10:00:00.000Z',
})

/** Begun before a colleague published. */
const overtakenDraft = { ...required(draftOf(own, 3)), base: staffContent.published }

/** Saved by another window of the member. */
const otherDraft = {
  ...required(draftOf(faulty, 3)),
  base: staffContent.published,
  revision: 8,
  window: '5b1f9a44-7c9e-4d2c-8a1d-6e0b7d3c2f22',
}

/** Merges that differ only in the order of their parts are one state. */
const shortOf = (body: Content | null): string => {
  if (body === null) return 'none'
  const known = [staffContent.published, own, faulty, ofColleague]
  const place = known.findIndex((each) => isSame(each, body))
  return place === -1 ? `merged, ${contentFaults(body).length === 0}` : String(place)
}

const storedIn = ({ draft, published }: StaffContent): Content => draft?.body ?? published

type Known = Pick<StaffContentContext, 'body' | 'content'>

/** Whether there was something that is not on the server: it was neither read nor saved there, or its draft is gone. */
const isInput = (before: Known | undefined, { content: now }: Known): boolean =>
  before !== undefined &&
  before.body !== null &&
  (before.content === null ||
    !isSame(before.body, storedIn(before.content)) ||
    (before.content.draft !== null && now?.draft === null))

/** What a call says of the window that makes it, and of what that last saw. */
const seenBy = ({ content }: Pick<StaffContentContext, 'content'>) => ({
  window,
  version: content?.version,
  seen: content?.draft?.revision ?? 0,
})

export const staffContentModel: FlowModel<typeof staffContentMachine> = {
  machine: staffContentMachine,
  starts: { page: { name: 'faq', window } },
  events: [
    { type: 'content.changed', body: own, at },
    { type: 'content.changed', body: faulty, at },
    { type: 'publication.requested', reason: 'قیمت تازه' },
    { type: 'publication.requested', reason: 'د'.repeat(contentPublicationLimits.reason + 1) },
    { type: 'undo.requested' },
    { type: 'draft.dropped' },
    { type: 'version.requested', version: 2 },
    { type: 'side.chosen', path: category, side: 'mine' },
    { type: 'side.chosen', path: category, side: 'theirs' },
    { type: 'merge.accepted' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    getStaffContent: {
      done: [
        staffContent,
        { ...staffContent, version: 4, published: ofColleague, draft: overtakenDraft },
        { ...staffContent, draft: otherDraft },
        { ...staffContent, version: 4, published: ofColleague, draft: otherDraft },
      ],
      errors: [lostNetwork],
    },
    saveContentDraft: {
      done: [
        { ...staffContent, draft: draftOf(own, 3) },
        { ...staffContent, version: 4, published: ofColleague, draft: overtakenDraft },
      ],
      errors: [lostNetwork, changedMeanwhile],
    },
    getContentVersion: {
      done: [earlier],
      errors: [lostNetwork, new ProblemError('version_outdated')],
    },
    changeContent: {
      done: [{ ...staffContent, version: 4, published: own }],
      errors: [lostNetwork, changedMeanwhile, new ProblemError('validation_failed')],
    },
  },
  facts: ({ content, body, base, rival, choices, kind, failure }) =>
    [
      content?.version,
      content?.draft?.revision,
      rival,
      shortOf(body),
      shortOf(base),
      choices[category],
      kind,
      failure?.code === 'version_outdated',
    ].join(' '),
  says: {
    'content.replaced': onDone('changeContent', (_, { before }) => ({
      kind: before?.context.kind,
    })),
    'content.reloaded': onDone(
      'getStaffContent',
      (_, { before, snapshot }) =>
        before?.context.body != null &&
        !isInput(before.context, snapshot.context) &&
        snapshot.matches('editing') &&
        !isSame(snapshot.context.body, before.context.body),
    ),
    'version.restored': ({ event, before, snapshot }) =>
      event.type === 'xstate.done.actor.saveContentDraft' &&
      before?.matches({ restoring: 'saving' }) === true &&
      snapshot.matches('editing') && { version: before.context.version },
  },
  asks: {
    saveContentDraft: ({ snapshot: { context } }) => seenBy(context),
    changeContent: ({ snapshot: { context } }) => seenBy(context),
  },
  invariants: {
    'input that only this window has stays through a conflict': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'xstate.done.actor.getStaffContent' &&
      isInput(before?.context, snapshot.context)
        ? isSame(snapshot.context.body, before?.context.body)
        : null,
    'without such input, what is stored is opened': ({ snapshot, step: { event, before } }) => {
      if (
        event.type !== 'xstate.done.actor.getStaffContent' ||
        isInput(before?.context, snapshot.context)
      )
        return null
      return isSame(snapshot.context.body, storedIn(required(snapshot.context.content)))
    },
    'an earlier version is the draft that is saved once it is read': ({
      snapshot,
      step: { event },
    }) =>
      event.type === 'xstate.done.actor.getContentVersion'
        ? snapshot.matches({ restoring: 'saving' }) && isSame(snapshot.context.body, earlier)
        : null,
    'the input stays while an earlier version is read': ({ snapshot, step: { before } }) =>
      snapshot.matches({ restoring: 'reading' }) && before !== null
        ? isSame(snapshot.context.body, before.context.body)
        : null,
    'nothing is published before that was asked for': ({ calls, events }) =>
      calls.some(({ id }) => id === 'changeContent')
        ? ['publication.requested', 'undo.requested', 'draft.dropped'].some((type) =>
            events.includes(type),
          )
        : null,
    'a merge has what was chosen, and begins with what is published': ({
      snapshot,
      step: { event, before },
    }) => {
      if (event.type !== 'merge.accepted' || !snapshot.matches('editing') || before === null)
        return null
      const { base, body, choices, content, rival } = before.context
      const theirs = rival === 'draft' ? content?.draft?.body : content?.published
      const isOfThis = isSame(snapshot.context.base, content?.published)
      const isConflict =
        isSame(base, staffContent.published) &&
        [faulty, ofColleague].some((each) => isSame(theirs, each)) &&
        !isSame(body, theirs) &&
        [own, faulty].some((each) => isSame(body, each))
      if (!isConflict) return isOfThis
      const chosen = choices[category] === 'theirs' ? theirs : body
      return isOfThis && isSame(snapshot.context.body, chosen)
    },
    'nothing that another window saved is overwritten without a merge': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'xstate.done.actor.getStaffContent' &&
      isInput(before?.context, snapshot.context) &&
      before?.context.content?.draft?.revision !== otherDraft.revision &&
      snapshot.context.content?.draft?.revision === otherDraft.revision
        ? snapshot.matches('merging') || isSame(snapshot.context.body, otherDraft.body)
        : null,
    'nothing that a colleague published is overwritten without a merge': ({ snapshot, events }) => {
      const { content } = snapshot.context
      if (!snapshot.matches('editing') || content === null || content.draft === null) return null
      const isOfThis = content.draft.base_version === content.version
      const answers = ['merge.accepted', 'draft.dropped']
      return isOfThis || answers.some((type) => events.includes(type))
    },
    'what is edited is there': ({ snapshot }) =>
      snapshot.matches('editing') ? snapshot.context.body !== null : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
