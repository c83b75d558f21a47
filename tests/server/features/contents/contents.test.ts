import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteContentVersions } from '#server/platform/db/schema/contents.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import { waitingFor } from '#tests/support/held-lock.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

type Name = Schemas['ContentName']
type Body = Schemas['Content']
type Member = Awaited<ReturnType<typeof newStaff>>

let shop: TestShop
let member: Member
let colleague: Member
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  member = await newStaff(shop, 'catalogue')
  colleague = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

const params = (name: Name) => ({ params: { path: { name } } })
const read = ({ api }: Member, name: Name) =>
  answer(api.GET('/staff/content/{name}/', params(name)))
const publish = ({ api }: Member, name: Name, body: Body, expected_version: number) =>
  api.POST('/staff/content/{name}/publish/', {
    ...params(name),
    body: { body, expected_version },
  })
const keep = ({ api }: Member, name: Name, body: Body, expected_version: number) =>
  answer(
    api.PUT('/staff/content/{name}/draft/', { ...params(name), body: { body, expected_version } }),
  )
const undo = ({ api }: Member, name: Name, expected_version: number) =>
  api.POST('/staff/content/{name}/undo/', { ...params(name), body: { expected_version } })

const announcement = (fields: Partial<Schemas['AnnouncementContent']> = {}) =>
  ({
    kind: 'announcement',
    is_shown: true,
    text: 'ارسال رایگان',
    accent: 'رایگان',
    more: '',
    link: '/terms',
    starts_at: null,
    ends_at: null,
    ...fields,
  }) as const
const faq = (text: string): Schemas['FaqContent'] => ({
  kind: 'faq',
  categories: [{ title: 'ارسال', questions: [{ question: 'کی می‌رسد؟', answer: text }] }],
})

/** Publishes over whatever is there, and waits until the shop shows it. */
async function replace(name: Name, body: Body): Promise<Schemas['StaffContent']> {
  const { version } = await read(member, name)
  const content = await answer(publish(member, name, body, version))
  await shown(name, content.version)
  return content
}

async function shown(name: Name, version: number): Promise<void> {
  await expect.poll(() => shop.context.catalogue.frame.versions.get(name)).toBe(version)
}

const front = async () => (await answer(shop.client().api.GET('/site/front/'))).announcement
const questions = async () => (await answer(shop.client().api.GET('/site/faq/'))).categories

describe('a text of the site', () => {
  it('is published for everyone, and only then', async () => {
    const { version, published } = await read(member, 'faq')
    expect(version).toBe(0)
    const before = await questions()
    expect(published).toEqual({ kind: 'faq', categories: before })
    const draft = await keep(member, 'faq', faq('فردا'), 0)
    expect(draft).toMatchObject({
      version: 0,
      draft: { body: faq('فردا'), base_version: 0, base: null },
    })
    expect((await read(colleague, 'faq')).draft).toBe(null)
    expect(await questions()).toEqual(before)
    const content = await answer(publish(member, 'faq', faq('فردا'), 0))
    expect(content).toMatchObject({ version: 1, published: faq('فردا'), draft: null })
    expect(content.published_at).toBe(new Date(shop.clock.now()).toISOString())
    await shown('faq', 1)
    expect(await questions()).toEqual(faq('فردا').categories)
    const flat = await answer(shop.client().api.GET('/information/frequently-asked-questions/'))
    expect(flat).toEqual([{ id: 1, title: 'کی می‌رسد؟', text: 'فردا' }])
  })

  it('lists its latest versions with publisher, time, reason and body', async () => {
    const { version } = await replace('faq', faq('پیش'))
    const at = new Date(shop.clock.now()).toISOString()
    const reasoned = { body: faq('پس'), expected_version: version, reason: 'پرسش‌های تازه' }
    await answer(
      colleague.api.POST('/staff/content/{name}/publish/', { ...params('faq'), body: reasoned }),
    )
    await answer(undo(member, 'faq', version + 1))
    const { results } = await answer(
      member.api.GET('/staff/content/{name}/versions/', params('faq')),
    )
    expect(results.slice(0, 3)).toMatchObject([
      { version: version + 2, at, reason: null, is_undo: true },
      { version: version + 1, at, reason: 'پرسش‌های تازه', is_undo: false },
      { version, at, reason: null, is_undo: false },
    ])
    const said = (at: number) =>
      member.api.GET('/staff/content/{name}/versions/{version}/', {
        params: { path: { name: 'faq', version: at } },
      })
    expect(await answer(said(version + 1))).toEqual({ body: faq('پس') })
    const unknown = { status: 404, code: 'not_found' }
    expect(await refusal(said(version + 2))).toEqual(unknown)
    expect(await refusal(said(version + 9))).toEqual(unknown)
    for (let at = version + 2; at < version + 12; at += 1)
      await answer(publish(member, 'faq', faq(String(at)), at))
    const latest = await answer(member.api.GET('/staff/content/{name}/versions/', params('faq')))
    expect(latest.results.map((each) => each.version)).toEqual(
      Array.from({ length: 10 }, (_, place) => version + 12 - place),
    )
  })

  it('keeps the initial text available after later publications', async () => {
    const path = { name: 'userPrivacy', version: 0 } as const
    const list = () =>
      answer(member.api.GET('/staff/content/{name}/versions/', params('userPrivacy')))
    expect(await list()).toEqual({ results: [], first_version: null })
    const { published: first } = await answer(
      member.api.GET('/staff/content/{name}/', params('userPrivacy')),
    )
    if (first.kind !== 'userPrivacy') throw new Error('another content item')
    for (const version of [0, 1]) {
      const body = { ...first, sections: first.sections.slice(version + 1) }
      await answer(
        member.api.POST('/staff/content/{name}/publish/', {
          ...params('userPrivacy'),
          body: { body, expected_version: version },
        }),
      )
    }
    expect((await list()).first_version).toBe(0)
    const { body } = await answer(
      member.api.GET('/staff/content/{name}/versions/{version}/', { params: { path } }),
    )
    expect(body).toEqual(first)
  })

  it('keeps the initial text available that the demo has begun with', async () => {
    const { version, published: first } = await read(colleague, 'homeStories')
    if (first.kind !== 'homeStories') throw new Error('another content item')
    expect(version).toBe(1)
    for (const place of [1, 2]) {
      const stories = first.stories.slice(place)
      await answer(publish(colleague, 'homeStories', { ...first, stories }, place))
    }
    const { first_version: at, results } = await answer(
      colleague.api.GET('/staff/content/{name}/versions/', params('homeStories')),
    )
    expect([at, results.map((each) => each.version)]).toEqual([1, [3, 2]])
    const path = { name: 'homeStories', version: 1 } as const
    const { body } = await answer(
      colleague.api.GET('/staff/content/{name}/versions/{version}/', { params: { path } }),
    )
    expect(body).toEqual(first)
  })

  it('is what the shop shows as soon as its publication is answered', async () => {
    const { version } = await read(member, 'faq')
    for (const place of [0, 1, 2, 3]) {
      await answer(publish(member, 'faq', faq(`بی‌درنگ ${place}`), version + place))
      expect(await questions()).toEqual(faq(`بی‌درنگ ${place}`).categories)
    }
    await answer(undo(member, 'faq', version + 4))
    expect(await questions()).toEqual(faq('بی‌درنگ 2').categories)
  })

  it('shows its versions only to roles that may edit it', async () => {
    const path = { name: 'shopSettings', version: 0 } as const
    const forbidden = { status: 403, code: 'forbidden' }
    for (const refused of [
      member.api.GET('/staff/content/{name}/versions/', params('shopSettings')),
      member.api.GET('/staff/content/{name}/versions/{version}/', { params: { path } }),
    ])
      expect(await refusal(refused)).toEqual(forbidden)
  })

  it('tells a member whether the published version is their own', async () => {
    const { version } = await replace('faq', faq('از من'))
    expect(await read(member, 'faq')).toMatchObject({ version, is_own: true })
    expect(await read(colleague, 'faq')).toMatchObject({ version, is_own: false })
  })

  it('refuses an earlier version that no longer fits the contract', async () => {
    const { version } = await replace('faq', faq('کهنه'))
    await replace('faq', faq('پس از کهنه'))
    const stored = and(eq(siteContentVersions.key, 'faq'), eq(siteContentVersions.version, version))
    const keepAs = (body: object) => shop.db.update(siteContentVersions).set({ body }).where(stored)
    await keepAs({ kind: 'faq', questions: [] })
    const path = { name: 'faq', version } as const
    const outdated = member.api.GET('/staff/content/{name}/versions/{version}/', {
      params: { path },
    })
    expect(await refusal(outdated)).toEqual({ status: 409, code: 'version_outdated' })
    await keepAs(faq('کهنه'))
  })

  it('makes no new version when it is published unchanged, and its draft is gone', async () => {
    const { version, published } = await replace('faq', faq('همان'))
    await keep(member, 'faq', published, version)
    const again = await answer(publish(member, 'faq', published, version))
    expect(again).toMatchObject({ version, published, draft: null })
    const calendar = await read(colleague, 'deliveryCalendar')
    const same = publish(colleague, 'deliveryCalendar', calendar.published, calendar.version)
    expect(await answer(same)).toMatchObject({ version: calendar.version })
    const { results } = await answer(
      member.api.GET('/staff/content/{name}/versions/', params('faq')),
    )
    expect(results.filter((each) => each.version > version)).toEqual([])
  })

  it('is refused over a version that cannot be', async () => {
    const impossible = {
      ...params('faq'),
      body: { body: faq('فردا'), expected_version: 2_147_483_648 },
    }
    for (const refused of [
      member.api.PUT('/staff/content/{name}/draft/', impossible),
      member.api.POST('/staff/content/{name}/publish/', impossible),
      undo(member, 'faq', 2_147_483_648),
    ])
      expect((await refused).error).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'expected_version', rule: 'maximum' }],
      })
  })

  it('comes back as it was before, and then again as it was changed', async () => {
    const first = await replace('faq', faq('اول'))
    const second = await replace('faq', faq('دوم'))
    const back = await answer(undo(member, 'faq', second.version))
    expect(back).toMatchObject({ version: second.version + 1, published: faq('اول') })
    const forth = await answer(undo(member, 'faq', back.version))
    expect(forth).toMatchObject({ version: first.version + 3, published: faq('دوم') })
  })

  it('is not replaced by someone who has not seen what a colleague has published', async () => {
    const { version } = await replace('faq', faq('سوم'))
    await keep(member, 'faq', faq('من'), version)
    await answer(publish(colleague, 'faq', faq('همکار'), version))
    const conflict = { status: 409, code: 'changed_meanwhile' }
    expect(await refusal(publish(member, 'faq', faq('من'), version))).toEqual(conflict)
    expect(await refusal(undo(member, 'faq', version))).toEqual(conflict)
    expect(await read(member, 'faq')).toMatchObject({
      version: version + 1,
      published: faq('همکار'),
      draft: { body: faq('من'), base_version: version },
    })
    const params = { path: { name: 'faq' } } as const
    const dropped = await answer(member.api.DELETE('/staff/content/{name}/draft/', { params }))
    expect(dropped.draft).toBe(null)
  })

  describe('in two windows of the same member', () => {
    const windows = ['0d5c6f0e-1a52-4c1b-9f6e-2f1f6f0d9a11', '5b1f9a44-7c9e-4d2c-8a1d-6e0b7d3c2f22']
    const [here = '', there = ''] = windows
    const conflict = { status: 409, code: 'changed_meanwhile' }
    const change = (text: string, version: number, expected_draft: number, window: string) => ({
      ...params('faq'),
      body: { body: faq(text), expected_version: version, expected_draft, window },
    })
    const keepIn = (...fields: Parameters<typeof change>) =>
      member.api.PUT('/staff/content/{name}/draft/', change(...fields))
    const revisionOf = async (saved: ReturnType<typeof keepIn>) =>
      (await answer(saved)).draft?.revision ?? 0

    it('is not saved over what the other one has saved', async () => {
      const { version } = await replace('faq', faq('دو پنجره'))
      const first = await revisionOf(keepIn('اینجا', version, 0, here))
      const second = await revisionOf(keepIn('آنجا', version, first, there))
      expect(second).toBeGreaterThan(first)
      expect(await refusal(keepIn('باز اینجا', version, first, here))).toEqual(conflict)
      const { draft } = await read(member, 'faq')
      expect(draft).toMatchObject({ body: faq('آنجا'), revision: second, window: there })
      await answer(keepIn('هر دو', version, second, here))
    })

    it('does not come back when the other one has dropped it', async () => {
      const { version } = await replace('faq', faq('دورانداختنی'))
      const revision = await revisionOf(keepIn('اینجا', version, 0, here))
      const drop = (expected_draft: number, window: string) =>
        member.api.DELETE('/staff/content/{name}/draft/', {
          params: { path: { name: 'faq' }, query: { expected_draft, window } },
        })
      await answer(drop(revision, there))
      expect(await refusal(keepIn('باز اینجا', version, revision, here))).toEqual(conflict)
      const stale = change('باز اینجا', version, revision, here)
      expect(await refusal(member.api.POST('/staff/content/{name}/publish/', stale))).toEqual(
        conflict,
      )
      // As after a lost reply.
      expect((await answer(drop(revision, there))).draft).toBe(null)
      const begun = await answer(keepIn('باز اینجا', version, 0, here))
      expect(begun.draft?.body).toEqual(faq('باز اینجا'))
      await answer(drop(begun.draft?.revision ?? 0, here))
    })

    it('continues its own draft after the reply of a save was lost', async () => {
      const { version } = await replace('faq', faq('بی‌پاسخ'))
      await answer(keepIn('یک', version, 0, here))
      await answer(keepIn('دو', version, 0, here))
      await answer(keepIn('دو', version, 0, there))
      expect(await refusal(keepIn('سه', version, 0, here))).toEqual(conflict)
    })

    it('keeps a draft that the other one begins while it publishes', async () => {
      const { version } = await replace('faq', faq('پیش از آغاز آنجا'))
      const publishing = change('از اینجا', version, 0, here)
      const [published, saved] = await transaction(shop.db, async (tx) => {
        // Holds the publication back after it found no draft.
        await tx.execute(sql`lock table ${siteContentVersions} in exclusive mode`)
        const publication = answer(member.api.POST('/staff/content/{name}/publish/', publishing))
        await expect.poll(() => waitingFor(shop)).toBe(1)
        let isSaved = false
        const save = answer(keepIn('آغازشده', version, 0, there)).finally(() => (isSaved = true))
        await expect.poll(async () => isSaved || (await waitingFor(shop)) === 2).toBe(true)
        return [publication, save] as const
      }).then((replies) => Promise.all(replies))
      expect(published).toMatchObject({ version: version + 1, published: faq('از اینجا') })
      expect(saved.draft).toMatchObject({ body: faq('آغازشده'), base_version: version })
      expect((await read(member, 'faq')).draft?.body).toEqual(faq('آغازشده'))
    })

    it('is not published, dropped or undone over what the other one has saved', async () => {
      const { version } = await replace('faq', faq('پیش از آنجا'))
      await answer(keepIn('آنجا', version, 0, there))
      const stale = { expected_draft: 0, window: here }
      for (const refused of [
        member.api.POST('/staff/content/{name}/publish/', change('اینجا', version, 0, here)),
        member.api.POST('/staff/content/{name}/undo/', {
          ...params('faq'),
          body: { expected_version: version, ...stale },
        }),
        member.api.DELETE('/staff/content/{name}/draft/', {
          params: { path: { name: 'faq' }, query: stale },
        }),
      ])
        expect(await refusal(refused)).toEqual(conflict)
      expect((await read(member, 'faq')).draft?.body).toEqual(faq('آنجا'))
      const same = change('آنجا', version, 0, here)
      const done = await answer(member.api.POST('/staff/content/{name}/publish/', same))
      expect(done).toMatchObject({ version: version + 1, published: faq('آنجا'), draft: null })
    })
  })

  it('says with what a draft began that was begun before a colleague published', async () => {
    const { version } = await replace('faq', faq('پیش از همکار'))
    await answer(publish(colleague, 'faq', faq('همکار'), version))
    expect(await keep(member, 'faq', faq('من'), version)).toMatchObject({
      version: version + 1,
      published: faq('همکار'),
      draft: { body: faq('من'), base_version: version, base: faq('پیش از همکار') },
    })
    const late = await refusal(publish(member, 'faq', faq('من'), version))
    expect(late).toEqual({ status: 409, code: 'changed_meanwhile' })
    expect(await read(member, 'faq')).toMatchObject({
      published: faq('همکار'),
      draft: { body: faq('من'), base_version: version, base: faq('پیش از همکار') },
    })
  })

  it('says with what a draft of a content in tables began', async () => {
    const calendar = (name: string): Body => ({
      kind: 'deliveryCalendar',
      days: [{ day: '2026-12-21', name }],
    })
    const name = 'deliveryCalendar'
    const keeper = await newStaff(shop, 'orders')
    const { version: before } = await read(keeper, name)
    const { version } = await answer(publish(colleague, name, calendar('یلدا'), before))
    await keep(keeper, name, calendar('من'), version)
    await answer(publish(colleague, name, calendar('همکار'), version))
    expect((await read(keeper, name)).draft).toMatchObject({
      base_version: version,
      base: calendar('یلدا'),
    })
  })

  it('is published with what the log says of it, in plain text', async () => {
    const { version } = await read(member, 'faq')
    const params = { path: { name: 'faq' } } as const
    const reason = ' قیمت‌های\u202e تازه '
    const body = { body: faq('تازه'), expected_version: version, reason }
    await answer(member.api.POST('/staff/content/{name}/publish/', { params, body }))
    await answer(publish(member, 'faq', faq('بی‌دلیل'), version + 1))
    const query = { subject: 'content' } as const
    const log = await answer(colleague.api.GET('/staff/action/', { params: { query } }))
    const published = log.results.filter(({ action }) => action === 'publishContent')
    expect(published.slice(0, 2).map(({ reason }) => reason)).toEqual([null, 'قیمت‌های تازه'])
  })

  it('is published by only one of two members who publish at once', async () => {
    const { version } = await read(member, 'faq')
    const replies = await Promise.all([
      publish(member, 'faq', faq('یک'), version),
      publish(colleague, 'faq', faq('دو'), version),
    ])
    const statuses = replies.map(({ response }) => response.status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('has no version before the first one', async () => {
    const { version } = await read(member, 'announcement')
    const none = { status: 409, code: 'no_previous_version' }
    expect(await refusal(undo(member, 'announcement', version))).toEqual(none)
  })

  it.each([
    ['blank', faq(' '), 'categories.0.questions.0.answer', 'required'],
    ['without a text', announcement({ text: '', accent: '' }), 'text', 'required'],
    ['that leads to another site', announcement({ link: '//evil.example' }), 'link', 'link'],
    ['with a script as its link', announcement({ link: 'javascript:alert(1)' }), 'link', 'link'],
    ['with an accent from elsewhere', announcement({ accent: 'حراج' }), 'accent', 'part'],
    [
      'that ends before it begins',
      announcement({ starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }),
      'ends_at',
      'order',
    ],
  ])('%s is not published, and may be a draft', async (_, body, field, rule) => {
    const { version, published } = await read(member, body.kind)
    const { error, response } = await publish(member, body.kind, body, version)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
    expect((await keep(member, body.kind, body, version)).draft?.body).toEqual(body)
    expect((await read(member, body.kind)).published).toEqual(published)
  })

  it('is not published under another name', async () => {
    const { version } = await read(member, 'announcement')
    const refused = await publish(member, 'announcement', faq('فردا'), version)
    expect(refused.error).toMatchObject({ code: 'validation_failed' })
  })
})

describe('the announcement', () => {
  it('is shown from its beginning to its end, without anybody doing anything', async () => {
    const now = shop.clock.now()
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    const body = announcement({ starts_at: at(1), ends_at: at(3) })
    const { version } = await replace('announcement', body)
    const versionOf = () => shop.context.catalogue.version
    const hidden = versionOf()
    expect(await front()).toBe(null)
    shop.clock.advance(120)
    const { text, accent, more, link } = body
    expect(await front()).toEqual({ id: version, text, accent, more, link })
    expect(versionOf()).not.toBe(hidden)
    shop.clock.advance(120)
    expect(await front()).toBe(null)
  })

  it('is not shown while it is off', async () => {
    await replace('announcement', announcement())
    expect(await front()).toMatchObject({ text: 'ارسال رایگان' })
    await replace('announcement', announcement({ is_shown: false }))
    expect(await front()).toBe(null)
  })

  it('is text, whatever is written into it', async () => {
    const text = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
    await replace('announcement', announcement({ text, accent: '<img src=x' }))
    expect(await front()).toMatchObject({ text })
  })
})
