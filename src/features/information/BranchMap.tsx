import { shop as config } from '#shop'
import { css } from '#styled/css/index.js'
import { contactUs as words } from '#i18n/fa/information/contact-us.ts'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { MapCredit } from '#src/ui/MapCredit.tsx'
import { MapPin } from '#src/ui/MapPin.tsx'
import { columns, rows, tileAddress, tileSize, tilesAround } from './map-tiles.ts'

/** PAGE-77 */
const zoom = 15

/** The branch on the map, with links to directions. A tile that cannot be loaded leaves the background. */
export function BranchMap() {
  const { tiles, shift } = tilesAround(config.branch.position, zoom)
  return (
    <figure>
      <div className={frame} role="img" aria-label={words.map(config.branch.name)} dir="ltr">
        <div
          className={grid}
          style={{
            width: columns * tileSize,
            height: rows * tileSize,
            translate: `${-shift.x}px ${-shift.y}px`,
          }}
        >
          {tiles.map((tile) => (
            <img
              key={`${tile.x}/${tile.y}`}
              src={tileAddress(tile)}
              alt=""
              width={tileSize}
              height={tileSize}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        <MapPin />
      </div>
      <figcaption className={caption}>
        <MapCredit />
        <span className={ways}>
          {routes.map(({ name, href }) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener"
              className={button({ look: 'line', size: 'sm' })}
            >
              <Icon name="pin" size={20} />
              {name}
              <span className={css({ srOnly: true })}>، {words.inNewTab}</span>
            </a>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}

/** Neshan and Balad are the common map apps in Iran; OpenStreetMap works everywhere. */
const { latitude, longitude } = config.branch.position
const routes = [
  {
    name: words.route,
    href: `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`,
  },
  {
    name: words.routeIn(words.maps.neshan),
    href: `https://nshn.ir/?lat=${latitude}&lng=${longitude}`,
  },
  {
    name: words.routeIn(words.maps.balad),
    href: `https://balad.ir/location?latitude=${latitude}&longitude=${longitude}`,
  },
]

const frame = css({
  position: 'relative',
  height: { base: '240px', md: '320px' },
  borderRadius: 'lg',
  border: '1px solid {colors.border}',
  bg: 'tint-sage',
  overflow: 'hidden',
})
const dimmed = { filter: 'brightness(.75)' }
/** Its origin is the branch, in the middle of the frame. */
const grid = css({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 256px)',
  _dark: dimmed,
  _osDark: { _unthemed: dimmed },
  '& img': { maxWidth: 'none' },
})
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockStart: '2',
  textStyle: 'caption',
  color: 'text-2',
})
