import {
  editedBannersLimits,
  editedTabLimits,
  editedTabsLimits,
  editedTileLimits,
  editedTilesLimits,
} from '#api/limits.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { iconNames } from '#src/ui/icon/names.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing, pictureFaultMessage } from '../editing.ts'
import { BannerFields } from './BannerFields.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { counts } from './counts.ts'
import { newBanner, type EditedSection } from './new-parts.ts'
import { PartList } from './PartList.tsx'
import { PictureField } from './PictureField.tsx'
import { ProductFields } from './ProductFields.tsx'

type Props<Body> = Editing<Body> & { at: string }

/** What a section of the home page shows, by its type. */
export function SectionParts({ body, ...editing }: Props<EditedSection>) {
  switch (body.type) {
    case 'STORY':
      return <p>{words.storiesElsewhere}</p>
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT':
      return <ProductFields {...editing} body={body} />
    case 'FLAGSHIP':
      return <TilesFields {...editing} body={body} />
    case 'PROPERTY':
      return <TabsFields {...editing} body={body} />
    case 'LATEST_ARTICLES':
      return (
        <SelectField
          label={words.articles}
          value={body.size}
          options={counts(12)}
          disabled={editing.disabled}
          onChange={({ target }) => editing.onChange({ ...body, size: Number(target.value) })}
        />
      )
    default:
      return (
        <PartList
          {...editing}
          at={`${editing.at}.banners`}
          parts={body.banners}
          most={editedBannersLimits.banners}
          nameOf={(place, { title }) => title || words.banner(place)}
          add={{ text: words.addBanner, part: () => newBanner }}
          onChange={(banners) => editing.onChange({ ...body, banners })}
          Fields={BannerFields}
        />
      )
  }
}

function TilesFields({ body, ...editing }: Props<Schemas['EditedTiles']>) {
  return (
    <PartList
      {...editing}
      at={`${editing.at}.tiles`}
      parts={body.tiles}
      most={editedTilesLimits.tiles}
      nameOf={(place, { name }) => name || words.tile(place)}
      add={{ text: words.addTile, part: () => ({ name: '', image: '', slug: '' }) }}
      onChange={(tiles) => editing.onChange({ ...body, tiles })}
      Fields={TileFields}
    />
  )
}

function TileFields({
  at,
  body,
  onChange,
  ...editing
}: Props<Schemas['EditedTiles']['tiles'][number]>) {
  const { faults, disabled } = editing
  return (
    <>
      <TextField
        label={words.tileName}
        maxLength={editedTileLimits.name}
        value={body.name}
        error={faultText(faults, `${at}.name`)}
        readOnly={disabled}
        onChange={({ target }) => onChange({ ...body, name: target.value })}
      />
      <ChoiceField
        kind="category"
        label={words.category}
        prompt={words.choose}
        value={body.slug}
        error={faultText(faults, `${at}.slug`)}
        disabled={disabled}
        onChange={(slug) => onChange({ ...body, slug })}
      />
      <PictureField
        label={words.tilePicture}
        name="homePage"
        value={body.image}
        error={pictureFaultMessage(faults, `${at}.image`)}
        disabled={disabled}
        onChange={(image) => onChange({ ...body, image })}
      />
    </>
  )
}

function TabsFields({ body, ...editing }: Props<Schemas['EditedTabs']>) {
  return (
    <PartList
      {...editing}
      at={`${editing.at}.tabs`}
      parts={body.tabs}
      most={editedTabsLimits.tabs}
      nameOf={(place, { name }) => name || words.tab(place)}
      add={{ text: words.addTab, part: () => ({ name: '', icon: 'spark', slug: '' }) }}
      onChange={(tabs) => editing.onChange({ ...body, tabs })}
      Fields={TabFields}
    />
  )
}

function TabFields({
  at,
  body,
  onChange,
  ...editing
}: Props<Schemas['EditedTabs']['tabs'][number]>) {
  const { faults, disabled } = editing
  return (
    <>
      <TextField
        label={words.tabName}
        maxLength={editedTabLimits.name}
        value={body.name}
        error={faultText(faults, `${at}.name`)}
        readOnly={disabled}
        onChange={({ target }) => onChange({ ...body, name: target.value })}
      />
      <ChoiceField
        kind="list"
        label={words.tabList}
        prompt={words.choose}
        value={body.slug}
        error={faultText(faults, `${at}.slug`)}
        disabled={disabled}
        onChange={(slug) => onChange({ ...body, slug })}
      />
      <SelectField
        label={words.tabIcon}
        value={body.icon}
        options={iconNames.map((name) => ({ value: name, label: name }))}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...body, icon: target.value })}
      />
    </>
  )
}
