import { route } from '#src/lib/route.ts'

/** Every page of the shop by its address; the first that fits is taken. */
export const routes = [
  route(
    '/',
    'src/pages/home/HomePage.tsx',
    () => import('#src/pages/home/HomePage.tsx').then((m) => m.homePage),
    { shared: true },
  ),
]
