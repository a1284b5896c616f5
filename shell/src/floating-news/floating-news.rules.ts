import { paths } from '@saidian/shared/contracts/page'
import type { NewsNavItem } from '@saidian/shared/store'

/** Address of a saved item: a post of a circle (`qz`) or an article. */
export function targetOf({ link1, link2 }: NewsNavItem): string {
  return link1 === 'qz' ? paths.post(link2) : paths.article(link1, link2)
}
