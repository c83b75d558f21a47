import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useSearchParams } from 'wouter'
import { CategoryMenuForm } from '#staff/content/menus/CategoryMenuForm.tsx'
import { HomePreview } from '#staff/content/home/HomePreview.tsx'
import { textPageLines } from '#staff/content/text-page/text-page-lines.ts'
import { NewVariantPanel } from '#staff/products/NewVariantPanel.tsx'
import { OlderLinks } from '#staff/table/OlderLinks.tsx'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import { createApi } from '#src/lib/api/client.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { showPart } from './support/open-page.tsx'
import { sample } from './support/sample-replies.ts'

describe('a list that grows at its top', () => {
  it('leads back page by page, the way that led down', async () => {
    const page = await showPart(<Pages />)
    for (const before of ['?before=30', '?before=20']) {
      await page.press('older')
      expect(location.search).toBe(before)
    }
    for (const before of ['?before=30', '']) {
      await page.press('تازه‌تر')
      expect(location.search).toBe(before)
    }
    expect(page.read()).toEqual(['link «older» → /?before=30'])
  })
})

function Pages() {
  const [search] = useSearchParams()
  const before = Number(search.get('before') ?? 40)
  return (
    <OlderLinks
      words={{ older: 'older', newest: 'newest' }}
      isLater={before < 40}
      next={before - 10}
      href={(id) => (id === null ? '/' : `/?before=${id}`)}
    />
  )
}

describe('the preview of the home page', () => {
  it('is loaded again after each kept change', async () => {
    const page = await showPart(<Preview />)
    await page.press('دیدن پیش‌نمایش')
    const first = document.querySelector('iframe')
    expect(first).not.toBeNull()
    await page.press('keep')
    expect(document.querySelector('iframe')).not.toBe(first)
  })
})

function Preview() {
  const [savedAt, setSavedAt] = useState('2026-11-20T09:00:00Z')
  const body = { kind: 'homePage' } as const
  const content = sample('StaffContent', {
    name: 'homePage',
    version: 3,
    published: body,
    draft: { body, saved_at: savedAt },
  })
  return (
    <>
      <button type="button" onClick={() => setSavedAt('2026-11-20T09:01:00Z')}>
        keep
      </button>
      <HomePreview content={content}>form</HomePreview>
    </>
  )
}

describe('the form of the menu', () => {
  it('says at each link of a group what is wrong with it', async () => {
    const body = sample('CategoryMenuContent', { kind: 'categoryMenu' })
    const field = 'departments.0.groups.0.links.1.link'
    await showPart(
      <CategoryMenuForm
        body={body}
        faults={[{ field, rule: 'link' }]}
        disabled={false}
        onChange={() => {}}
      />,
    )
    const link = [...document.querySelectorAll('[aria-invalid=true]')]
    expect(link.map((each) => each.getAttribute('value'))).toEqual([
      body.departments[0]?.groups[0]?.links[1]?.link,
    ])
  })
})

describe('the differences of a page of text', () => {
  it('name every text of it', () => {
    const page = sample('TextPageContent')
    const texts = page.sections.flatMap(({ steps, facts, questions }) =>
      [...steps, ...facts, ...questions].map(({ text }) => text),
    )
    expect(texts.length).toBeGreaterThan(5)
    const lines = textPageLines(page).join('\n')
    for (const text of texts) expect(lines).toContain(text)
  })
})

describe('a new variant', () => {
  it('cannot be given up while it is saved', async () => {
    const silent = createApi(() => new Promise(() => {}), 'http://shop.example')
    const page = await showPart(
      <ApiContext value={silent}>
        <QueryClientProvider client={createQueryClient()}>
          <NewVariantPanel productId={7} onClose={() => {}} />
        </QueryClientProvider>
      </ApiContext>,
    )
    expect(page.read()).toContain('button «انصراف»')
    await page.write('color_name', 'آبی')
    await page.write('price', '950000')
    await page.write('quantity', '3')
    await page.press('ثبت تنوع')
    expect(page.read()).toContain('button «انصراف» off')
  })
})
