import type { LayoutName } from '@saidian/shared/contracts/registry'

export type LayoutParts = {
  hasBanner: boolean
  hasTabBar: boolean
  hasFloatingNews: boolean
  hasBackground: boolean
}

const parts = (given: Partial<LayoutParts>): LayoutParts => ({
  hasBanner: false,
  hasTabBar: false,
  hasFloatingNews: false,
  hasBackground: false,
  ...given,
})

/** The parts of each layout around its page (product-spec 2). */
export const LAYOUT_PARTS: Record<LayoutName, LayoutParts> = {
  default: parts({ hasFloatingNews: true }),
  'down-tips': parts({ hasBanner: true, hasFloatingNews: true }),
  'tabbar-list': parts({ hasBanner: true, hasTabBar: true, hasFloatingNews: true }),
  user: parts({ hasBackground: true }),
  vlive: parts({ hasBanner: true, hasTabBar: true }),
}

/** Layout of a page without a route, such as 404. */
export const BARE = parts({})
