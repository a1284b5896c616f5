import { PRODUCT_NAME } from '@saidian/shared/contracts/page'

/** The Atom feed of a column, for feed readers. */
export function columnFeed({ id, name }: { id: number; name: string }): {
  title: string
  path: string
} {
  return { title: `${PRODUCT_NAME} ${name}`, path: `/inform/feed/${id}.xml` }
}
