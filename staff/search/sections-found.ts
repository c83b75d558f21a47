import { contentNames, mayEditContent } from '#domain/content-names.ts'
import { comparable } from '#domain/persian.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffSections } from '#i18n/fa/staff-sections.ts'
import type { Schemas } from '#machines/api/client.ts'
import { paths } from '#staff/app/paths.ts'
import { sectionGroupsOf } from '#staff/app/sections.ts'
import type { Group } from './findings.tsx'

/** The pages of the back office that the member may open and whose name has all words of a text. */
export function sectionsFound(member: Schemas['StaffMember'], text: string): Group {
  const asked = wordsOf(text)
  const sections = sectionGroupsOf(member).flatMap(({ title, sections }) =>
    sections.map(({ href, label }) => ({ href, title: label, facts: title })),
  )
  const contents = contentNames
    .filter((name) => mayEditContent(member.roles, name))
    .map((name) => ({
      href: paths.contentOf(name),
      title: staffContents.names[name],
      facts: staffSections.content,
    }))
  return {
    name: 'sections',
    findings: [...sections, ...contents]
      .filter(({ title }) => {
        const own = wordsOf(title)
        return asked.every((word) => own.some((each) => each.includes(word)))
      })
      .map((found) => ({ key: found.href, ...found })),
  }
}

/** A word that a ZWNJ joins is found by each of its parts. */
const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(/[ \u200c]/)
    .filter((word) => word !== '')
