import type { LayoutTab } from '../features/live-layout/live-layout'
import { livePaths } from '../paths'

/** The tabs at the top of every list. */
export const LAYOUT_TABS: readonly LayoutTab[] = [
  { key: 'hot', text: '热门', to: livePaths.hot() },
  { key: 'football', text: '足球', to: livePaths.list('football', 'js') },
  { key: 'basketball', text: '篮球', to: livePaths.list('basketball', 'js') },
  { key: 'ai', text: 'AI', to: livePaths.ai() },
]
