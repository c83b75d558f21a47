import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { useCompared, type Compared } from './shared/compare-list.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { StoreScene } from '#src/ui/scenes/StoreScene.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { CompareHead } from './CompareHead.tsx'
import { CompareSkeleton } from './CompareSkeleton.tsx'
import { CompareTable } from './CompareTable.tsx'

const Candidates = lazyPart(() => import('./Candidates.tsx').then((m) => m.Candidates), {
  failed: () => null,
})

export const comparePage: PageDefinition = { Page: ComparePage, Skeleton: CompareSkeleton }

/** Two products side by side. The list is in the local storage, so the server renders only the frame. */
function ComparePage() {
  const products = useCompared()
  const content = useLostFocus(products?.length, 'h1')
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        canonical={paths.compare}
        index={false}
      />
      <div ref={content} className={page}>
        {products?.length === 0 ? (
          <Empty />
        ) : (
          <>
            <h1 className={heading} tabIndex={-1}>
              {words.title}
            </h1>
            {products === null ? <CompareSkeleton /> : <Comparison products={products} />}
          </>
        )}
      </div>
    </>
  )
}

/** The comparison is loaded only when there are two. */
function Comparison({ products }: { products: readonly Compared[] }) {
  const [one, other] = products
  return (
    <>
      <CompareHead products={products} />
      {one !== undefined && other !== undefined ? (
        <CompareTable key={`${one.id}-${other.id}`} products={[one, other]} />
      ) : (
        one !== undefined && (
          <>
            <p className={note}>{words.chooseSecond}</p>
            <Candidates of={one} />
          </>
        )
      )}
    </>
  )
}

function Empty() {
  const { title, text, scene } = words.empty
  return (
    <EmptyState
      as="h1"
      scene={<StoreScene label={scene} />}
      title={title}
      text={text}
      actions={
        <ButtonLink href={paths.products} icon="grid">
          {words.choose}
        </ButtonLink>
      }
    />
  )
}

const page = css({
  maxWidth: '1080px',
  // Whatever is in the list, the footer starts below the first screen, so that no visible layout shift happens.
  minHeight: { base: 'calc(100vh - 68px)', md: 'calc(100vh - 132px)' },
  marginInline: 'auto',
  paddingBlock: { base: '5', md: '8' },
})
const heading = css({ textStyle: 'h1', marginBlockEnd: '5' })
const note = css({ textStyle: 'body', color: 'text-2', marginBlockStart: '5' })
