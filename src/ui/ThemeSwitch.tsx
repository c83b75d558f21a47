import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { chooseTheme, currentTheme } from '#src/lib/theme.ts'
import { iconButton } from './IconButton.tsx'
import { Icon } from './icon/Icon.tsx'

/** Switches the theme, with the labels of the shop unless a page has its own. CSS shows the right icon, since the shared page does not know the theme. */
export function ThemeSwitch({ labels = shell }: { labels?: { toDark: string; toLight: string } }) {
  const turn = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  return (
    <button type="button" className={iconButton({})} onClick={turn}>
      <span className={inLight}>
        <Icon name="moon" label={labels.toDark} />
      </span>
      <span className={inDark}>
        <Icon name="sun" label={labels.toLight} />
      </span>
    </button>
  )
}

const inLight = css({ _dark: { display: 'none' } })
const inDark = css({ display: 'none', _dark: { display: 'inline' } })
