/**
 * The script of the page of changes: each pair of charts opens where its `data-before` and `data-after` say, and a link
 * moves both sides to its own places and marks them there. A place is the box `x y width height` in the drawing. Without
 * the script the links lead to the signs on the charts.
 */
export const script = `
for (const pair of document.querySelectorAll('.pair')) {
  const links = [...pair.querySelectorAll('a')]
  const show = (place) => {
    for (const chart of pair.querySelectorAll('.chart')) {
      const box = place.dataset[chart.dataset.side]
      if (!box) continue
      const [svg] = chart.getElementsByTagName('svg')
      const mark = svg.querySelector('.mark') ?? svg.appendChild(document.createElementNS(svg.namespaceURI, 'rect'))
      mark.setAttribute('class', links.length > 0 ? 'mark' : 'mark start')
      box.split(' ').forEach((value, index) => mark.setAttribute(['x', 'y', 'width', 'height'][index], value))
      const [at, view] = [mark.getBoundingClientRect(), chart.getBoundingClientRect()]
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
    pair.querySelector('.sides').scrollIntoView()
  }
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      history.replaceState(null, '', link.hash)
      follow(link)
    })
  show(links[0] ?? pair)
  const asked = links.find(({ hash }) => hash !== '' && hash === location.hash)
  if (asked) follow(asked)
}
`
