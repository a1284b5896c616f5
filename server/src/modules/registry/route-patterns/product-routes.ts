/** Beginnings of addresses that only calls have: no page begins so. */
export const CALL_ROOTS = [
  '/api',
  '/imapi',
  '/imserver',
  '/inform',
  '/community/circle',
  '/community/post',
  '/community/manage',
] as const

/** Patterns of addresses that the product answers itself, now or as a part of it may later. */
export const PRODUCT_ROUTES: readonly string[] = [
  '/',
  ...['assets', 'remotes', 'uploads', 'accounts', 'registry', 'docs'].map((root) => `/${root}/*`),
  ...CALL_ROOTS.map((root) => `${root}/*`),
  ...['sw.js', 'openapi.json', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest'].map(
    (file) => `/${file}`,
  ),
]
