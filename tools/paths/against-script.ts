/**
 * The script of the page of changes: each pair of charts opens where its `data-before` and `data-after` say, and a link
 * moves both sides to its own places and marks them there. A place is the box `x y width height` in the drawing. Targets
 * of a transition are marked as well, and shown with it where both fit, or alone by a link that aims at them. A folded
 * pair has no size until it is opened. Without the script the links lead to the signs on the charts.
 */
export const script = `
for (const pair of document.querySelectorAll('.pair')) {
  const links = [...pair.querySelectorAll('a')]
  const frame = (svg, box, kind) => {
    const mark = svg.appendChild(document.createElementNS(svg.namespaceURI, 'rect'))
    mark.setAttribute('class', 'mark ' + kind)
    box.split(' ').forEach((value, index) => mark.setAttribute(['x', 'y', 'width', 'height'][index], value))
    return mark.getBoundingClientRect()
  }
  const around = (boxes) => ({
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  })
  const show = (place) => {
    for (const chart of pair.querySelectorAll('.chart')) {
      const side = chart.dataset.side
      const box = place.dataset[side]
      const targets = (place.dataset[side + 'Targets'] ?? '').split(',').filter(Boolean)
      const [svg] = chart.getElementsByTagName('svg')
      for (const mark of svg.querySelectorAll('.mark')) mark.remove()
      if (!box) continue
      const own = frame(svg, box, links.length > 0 ? '' : 'start')
      const ends = targets.map((target) => frame(svg, target, 'target'))
      const view = chart.getBoundingClientRect()
      const all = around([own, ...ends])
      const fits = all.right - all.left < chart.clientWidth && all.bottom - all.top < chart.clientHeight
      const alone = place.dataset.aim && ends.length > 0 ? around(ends) : own
      const at = fits ? all : alone
      chart.scrollBy({
        left: (at.left + at.right - view.left - view.right) / 2,
        top: (at.top + at.bottom - view.top - view.bottom) / 2,
        behavior: 'instant',
      })
    }
    for (const link of links) link.ariaCurrent = link === place ? 'true' : null
  }
  const follow = (link) => {
    show(link)
    const row = pair.querySelector('.changes')
    const [at, view] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
    const start = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left'
    row.scrollBy({ left: at[start] - view[start], behavior: 'instant' })
    pair.querySelector('.sides').scrollIntoView()
  }
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      history.replaceState(null, '', link.hash)
      follow(link)
    })
  show(links[0] ?? pair)
  pair.addEventListener('toggle', () => show(links[0] ?? pair))
  const asked = links.find(({ hash }) => hash !== '' && hash === location.hash)
  if (asked) follow(asked)
}
`
