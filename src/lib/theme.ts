export type Theme = 'light' | 'dark'

const key = 'theme'

/** The theme that the page shows now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Shows a theme and remembers it; a choice outranks the system's preference. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage may be closed to us; the theme then lasts for this page.
  }
}

/**
 * Runs before the first paint, on every page, inline: its hash stands in the content security policy.
 * Sets the theme (the stored choice, else the system's) and the mark of a signed-in visitor.
 */
export const inlineScript = `(function(d){var t;try{t=localStorage.getItem('${key}')}catch(e){}d.dataset.theme=t||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');if(/(^|; )signedIn=/.test(document.cookie))d.setAttribute('data-signed-in','');if(/(^|; )announcement=closed/.test(document.cookie))d.setAttribute('data-announcement','closed')})(document.documentElement)`
