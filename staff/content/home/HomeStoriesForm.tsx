import { editedStoryItemLimits, editedStoryLimits, homeStoriesContentLimits } from '#api/limits.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import { toPersianDigits } from '#domain/digits.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing, pictureFaultMessage } from '../editing.ts'
import { newId } from './new-parts.ts'
import { PartList } from './PartList.tsx'
import { PictureField } from './PictureField.tsx'
import { ProductField } from './ProductField.tsx'
import { TintField, tints } from './TintField.tsx'

type Story = Schemas['EditedStory']
type Item = Story['items'][number]

/** The stories above the home page, in the order in which staff arrange them. */
export function HomeStoriesForm({
  body,
  onChange,
  ...editing
}: Editing<Schemas['HomeStoriesContent']>) {
  const { stories } = body
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      {stories.length === 0 && <p>{words.noStories}</p>}
      <PartList
        {...editing}
        at="stories"
        parts={stories}
        most={homeStoriesContentLimits.stories}
        nameOf={(place, { name }) => name || words.story(place)}
        add={{ text: words.addStory, part: () => newStory(stories) }}
        onChange={(next) => onChange({ ...body, stories: next })}
        Fields={StoryFields}
      />
    </div>
  )
}

/** Of the small picture in the row of stories, on a screen with three pixels for each of its own. */
const sharpCover = 330

function StoryFields({ at, body, onChange, ...editing }: Editing<Story> & { at: string }) {
  const { faults, disabled } = editing
  const set = (fields: Partial<Story>) => onChange({ ...body, ...fields })
  return (
    <>
      <TextField
        label={words.storyName}
        maxLength={editedStoryLimits.name}
        value={body.name}
        error={faultText(faults, `${at}.name`)}
        readOnly={disabled}
        onChange={({ target }) => set({ name: target.value })}
      />
      <PictureField
        label={words.cover}
        name="homeStories"
        value={body.cover}
        sharpSide={sharpCover}
        error={pictureFaultMessage(faults, `${at}.cover`)}
        disabled={disabled}
        onChange={(cover) => set({ cover })}
      />
      <TintField
        value={body.tint}
        disabled={disabled}
        onChange={(tint) => set({ tint: tint ?? tints[0] })}
      />
      {body.items.length === 0 && <Note tone="warn">{words.noItems}</Note>}
      <details open={faults.some(({ field }) => field.startsWith(`${at}.items.`)) || undefined}>
        <summary
          className={css({
            textStyle: 'label',
            minHeight: 'tap',
            paddingBlock: '3',
            cursor: 'pointer',
          })}
        >
          {words.items(toPersianDigits(body.items.length))}
        </summary>
        <PartList
          {...editing}
          at={`${at}.items`}
          parts={body.items}
          most={editedStoryLimits.items}
          nameOf={(place) => words.item(place)}
          add={{ text: words.addItem, part: () => newItem(body) }}
          onChange={(items) => set({ items })}
          Fields={ItemFields}
        />
      </details>
    </>
  )
}

function ItemFields({ at, body, faults, disabled, onChange }: Editing<Item> & { at: string }) {
  const set = (fields: Partial<Item>) => onChange({ ...body, ...fields })
  return (
    <>
      <PictureField
        label={words.itemPicture}
        name="homeStories"
        value={body.image}
        error={pictureFaultMessage(faults, `${at}.image`)}
        disabled={disabled}
        onChange={(image) => set({ image })}
      />
      <ProductField
        label={words.product}
        value={body.product}
        color={body.color}
        error={faultText(faults, `${at}.product`)}
        disabled={disabled}
        onChange={(product, color) => set({ product, color })}
      />
      <TextField
        label={words.itemText}
        maxLength={editedStoryItemLimits.text}
        value={body.text}
        readOnly={disabled}
        onChange={({ target }) => set({ text: target.value })}
      />
    </>
  )
}

function newStory(stories: readonly Story[]): Story {
  const id = newId(
    stories.map((story) => story.id),
    serverNow(),
  )
  return { id, name: '', cover: '', tint: tints[0], items: [] }
}

function newItem({ id, items }: Story): Item {
  const ids = [id, ...items.map((item) => item.id)]
  return { id: newId(ids, serverNow()), image: '', product: '', text: '' }
}
