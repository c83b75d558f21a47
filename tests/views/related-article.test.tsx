import { expect, it } from 'vitest'
import { RelatedArticle } from '#src/features/compare/RelatedArticle.tsx'
import { sample } from './support/sample-replies.ts'
import { showPart } from './support/open-page.tsx'

it('the article beside a comparison is shortened between two words', async () => {
  const words = 'مقایسهٔ '.repeat(24).trim()
  const [article] = sample('RelatedArticles').encyclopedias
  const page = await showPart(<RelatedArticle ids={[1, 2]} />, {
    replies: {
      listRelatedEncyclopedia: [
        { encyclopedias: [{ ...article, text: `${words} دوربین👩‍🚀 و باتری` }] },
      ],
    },
  })
  expect(page.read()).toContain(`${words}…`)
})
