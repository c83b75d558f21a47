import { faqCategoryLimits, faqContentLimits, faqQuestionLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from './editing.ts'
import { changedAt, moved, removedAt } from './list-edit.ts'
import { useFold } from './use-fold.ts'
import { ListItem } from './ListItem.tsx'
import { askRemoval } from './Removal.tsx'

const words = staffContents.faq

type Category = Schemas['FaqCategory']

const newQuestion = { question: '', answer: '' }
const newCategory: Category = { title: '', questions: [newQuestion] }

/** The frequent questions: subjects with questions, both in the order in which staff arrange them. */
export function FaqForm({ body, onChange, ...editing }: Editing<Schemas['FaqContent']>) {
  const { categories } = body
  const set = (next: Category[]) => onChange({ ...body, categories: next })
  return (
    <div className={stack}>
      {categories.length === 0 && <p>{words.none}</p>}
      <div className={stack}>
        {categories.map((category, place) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- subjects have no id: they are identified by their position
            key={place}
            name={category.title || words.category(toPersianDigits(place + 1))}
            place={place}
            count={categories.length}
            disabled={editing.disabled}
            onMove={(by) => set(moved(categories, place, by))}
            onRemove={() => set(removedAt(categories, place))}
            confirmRemoval={askRemoval(
              category.title || words.category(toPersianDigits(place + 1)),
              category,
              newCategory,
            )}
          >
            <CategoryForm
              {...editing}
              at={`categories.${place}`}
              body={category}
              onChange={(next) => set(changedAt(categories, place, next))}
            />
          </ListItem>
        ))}
      </div>
      <Button
        look="line"
        icon="plus"
        disabled={editing.disabled || categories.length >= faqContentLimits.categories}
        onClick={() => set([...categories, newCategory])}
      >
        {words.addCategory}
      </Button>
    </div>
  )
}

function CategoryForm({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Category> & { at: string }) {
  const { title, questions } = body
  const fold = useFold(faults, `${at}.questions.`)
  const set = (next: Category['questions']) => onChange({ title, questions: next })
  return (
    <>
      <TextField
        label={words.categoryTitle}
        maxLength={faqCategoryLimits.title}
        value={title}
        error={faultText(faults, `${at}.title`)}
        readOnly={disabled}
        onChange={({ target }) => onChange({ title: target.value, questions })}
      />
      <details {...fold}>
        <summary className={summary}>{words.questions(toPersianDigits(questions.length))}</summary>
        <div className={stack}>
          {questions.map(({ question, answer }, place) => (
            <ListItem
              // oxlint-disable-next-line react/no-array-index-key -- questions have no id either
              key={place}
              name={words.question(toPersianDigits(place + 1))}
              place={place}
              count={questions.length}
              disabled={disabled}
              onMove={(by) => set(moved(questions, place, by))}
              onRemove={() => set(removedAt(questions, place))}
              confirmRemoval={askRemoval(
                words.question(toPersianDigits(place + 1)),
                { question, answer },
                newQuestion,
              )}
            >
              <TextField
                label={words.questionText}
                maxLength={faqQuestionLimits.question}
                value={question}
                error={faultText(faults, `${at}.questions.${place}.question`)}
                readOnly={disabled}
                onChange={({ target }) =>
                  set(changedAt(questions, place, { question: target.value }))
                }
              />
              <TextArea
                label={words.answer}
                maxLength={faqQuestionLimits.answer}
                value={answer}
                error={faultText(faults, `${at}.questions.${place}.answer`)}
                readOnly={disabled}
                onChange={({ target }) =>
                  set(changedAt(questions, place, { answer: target.value }))
                }
              />
            </ListItem>
          ))}
        </div>
        <Button
          look="ghost"
          icon="plus"
          disabled={disabled || questions.length >= faqCategoryLimits.questions}
          onClick={() => set([...questions, newQuestion])}
        >
          {words.addQuestion}
        </Button>
      </details>
    </>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
  cursor: 'pointer',
})
