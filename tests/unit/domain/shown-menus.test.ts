import { describe, expect, it } from 'vitest'
import { categoryMenuFaults, siteLinksFaults } from '#domain/content-menus.ts'
import { menuLists, shownLinks, shownMenu, shownPromotion } from '#domain/shown-menus.ts'

const link = (title: string, to: string, is_shown = true) => ({ title, link: to, is_shown })
const group = { ...link('برند', '/productlist/mobile?brand=apple&brand=honor'), all_title: 'همه' }
const department = { ...link('موبایل', '/productlist/mobile'), all_title: '', icon: 'mobile' }

describe('the menu of categories', () => {
  it('is shown without what is hidden, and numbered from the top', () => {
    const links = [
      link('اپل', '/x', false),
      link('آنر', ' /productlist/mobile/honor '),
      link('مجله', '/blogs?page=2'),
    ]
    const hidden = { ...department, is_shown: false, groups: [] }
    const departments = [hidden, { ...department, groups: [{ ...group, links }] }]
    expect(shownMenu({ departments }, () => true)).toEqual([
      {
        id: 1,
        title: 'موبایل',
        icon: 'mobile',
        all_items_title: null,
        href: '/productlist/mobile',
        all_items_href: '/productlist/mobile',
        query: null,
        category: { slug: 'mobile' },
        sub_menu: [
          {
            id: 2,
            title: 'برند',
            icon: null,
            all_items_title: 'همه',
            href: '/productlist/mobile?brand=apple&brand=honor',
            all_items_href: '/productlist/mobile',
            query: 'brand=apple&brand=honor',
            category: { slug: 'mobile' },
            sub_menu: [
              leaf(3, 'آنر', '/productlist/mobile/honor', 'mobile/honor'),
              { ...leaf(4, 'مجله', '/blogs?page=2', ''), all_items_href: '/blogs' },
            ],
          },
        ],
      },
    ])
  })

  it('is shown without entries whose list does not exist, and names the ones that lead to lists', () => {
    const links = [link('آنر', '/productlist/mobile/honor'), link('مجله', '/blogs')]
    const gone = { ...department, ...link('لپ‌تاپ', '/productlist/laptop'), groups: [] }
    const departments = [gone, { ...department, groups: [{ ...group, links }] }]
    const isList = (slug: string) => slug === 'mobile'
    const [shown, ...others] = shownMenu({ departments }, isList)
    expect(others).toEqual([])
    expect(shown?.sub_menu[0]?.sub_menu.map(({ title }) => title)).toEqual(['مجله'])
    expect(menuLists({ departments })).toEqual([
      { title: 'لپ‌تاپ', slug: 'laptop' },
      { title: 'موبایل', slug: 'mobile' },
      { title: 'برند', slug: 'mobile' },
      { title: 'آنر', slug: 'mobile/honor' },
    ])
  })

  it('is published only with titles that differ and links that lead into the shop', () => {
    const links = [link('اپل', 'https://evil.example'), link('اپل', '/staff')]
    const groups = [{ ...group, title: ' ', link: '', links }]
    const departments = [
      { ...department, groups },
      { ...department, groups: [] },
    ]
    expect(categoryMenuFaults({ kind: 'categoryMenu', departments })).toEqual([
      { field: 'departments.0.groups.0.title', rule: 'required' },
      { field: 'departments.0.groups.0.link', rule: 'required' },
      { field: 'departments.0.groups.0.links.0.link', rule: 'link' },
      { field: 'departments.0.groups.0.links.1.link', rule: 'link' },
      { field: 'departments.0.groups.0.links.1.title', rule: 'twice' },
      { field: 'departments.1.title', rule: 'twice' },
    ])
  })
})

describe('the box in the menu of categories', () => {
  const promotion = { ...link('کارکرده', ' /used-phone '), text: 'سالم', image: '' }

  it('is shown if it is there and not hidden', () => {
    expect(shownPromotion({ promotion })).toEqual({
      title: 'کارکرده',
      text: 'سالم',
      link: '/used-phone',
      image: '',
    })
    expect(shownPromotion({ promotion: { ...promotion, is_shown: false } })).toBeNull()
    expect(shownPromotion({})).toBeNull()
  })

  it('needs a title and a link into the shop while it is shown', () => {
    const faultsOf = (isShown: boolean) =>
      categoryMenuFaults({
        kind: 'categoryMenu',
        departments: [],
        promotion: { ...promotion, ...link(' ', '//evil.example', isShown) },
      })
    expect(faultsOf(true)).toEqual([
      { field: 'promotion.title', rule: 'required' },
      { field: 'promotion.link', rule: 'link' },
    ])
    expect(faultsOf(false)).toEqual([])
  })
})

describe('the links of header and footer', () => {
  it('are shown without what is hidden, and without an empty column', () => {
    const links = [{ ...link('شگفت', '/productlist?discounted=true'), icon: 'percent' }]
    const columns = [
      { title: 'پنهان', is_shown: false, links: [link('اپل', '/x')] },
      { title: 'خالی', is_shown: true, links: [link('اپل', '/x', false)] },
      {
        title: 'فروشگاه',
        is_shown: true,
        links: [link('مجله', ' /blogs'), link('اپل', '/x', false)],
      },
    ]
    expect(shownLinks({ links, columns })).toEqual({
      links: [{ icon: 'percent', title: 'شگفت', link: '/productlist?discounted=true' }],
      columns: [{ title: 'فروشگاه', links: [{ title: 'مجله', link: '/blogs' }] }],
    })
  })

  it('are published only with titles that differ and links that lead into the shop', () => {
    const links = [{ ...link('شگفت', 'javascript:alert(1)'), icon: 'percent' }]
    const column = { title: 'فروشگاه', is_shown: true, links: [link('', '/api/me')] }
    expect(
      siteLinksFaults({ kind: 'siteLinks', links, columns: [column, { ...column, links: [] }] }),
    ).toEqual([
      { field: 'links.0.link', rule: 'link' },
      { field: 'columns.0.links.0.title', rule: 'required' },
      { field: 'columns.0.links.0.link', rule: 'link' },
      { field: 'columns.1.title', rule: 'twice' },
    ])
  })
})

const leaf = (id: number, title: string, href: string, slug: string) => ({
  id,
  title,
  icon: null,
  all_items_title: null,
  href,
  all_items_href: href,
  query: null,
  category: { slug },
  sub_menu: [],
})
