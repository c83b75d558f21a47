/** Where the next page starts: pages of at most `height`, broken at the ends of rows; all in CSS pixels. */
export function pageStarts(rowEnds: readonly number[], total: number, height: number): number[] {
  const starts = [0]
  let start = 0
  while (total - start > height) {
    const limit = start + height
    const ends = rowEnds.filter((end) => end > start && end <= limit)
    start = ends.length > 0 ? Math.max(...ends) : limit
    starts.push(start)
  }
  return starts
}
