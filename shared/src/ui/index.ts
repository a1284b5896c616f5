import './tokens.css'
import './reset.css'

export { Badge } from './badge/badge'
export { Button, type ButtonProps } from './button/button'
export { classNames } from './class-names'
export { useTicking } from './clock/ticker'
export { Crest, type CrestProps } from './crest/crest'
export { savesData } from './data-saver'
export { askDialog, type DialogQuestion } from './dialog/ask-dialog'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state'
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary/error-boundary'
export { ErrorState, type ErrorStateProps } from './error-state/error-state'
export {
  FOOTBALL_EVENT_LABELS,
  FOOTBALL_STATISTIC_LABELS,
} from './football-event-icon/event-labels'
export {
  FootballEventIcon,
  type FootballEventIconProps,
} from './football-event-icon/football-event-icon'
export { Icon, type IconProps } from './icon/icon'
export type { IconName } from './icon/icon-drawings'
export { LoadingOverlay } from './loading-overlay/loading-overlay'
export { Logo } from './logo/logo'
export { MatchClock, type MatchClockProps } from './match-clock/match-clock'
export { Page, type PageProps } from './page/page'
export type { PrefetchTask } from './prefetch/prefetch-in-order'
export { usePrefetch } from './prefetch/use-prefetch'
export { PullToRefresh, type PullToRefreshProps } from './pull-to-refresh/pull-to-refresh'
export { prefersReducedMotion } from './reduced-motion'
export { ScoreDigits, type ScoreDigitsProps } from './score-digits/score-digits'
export { Segmented, type SegmentedProps } from './segmented/segmented'
export { Sheet, type SheetProps } from './sheet/sheet'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton'
export { showToast, type ToastRequest } from './toast/show-toast'
export { useRecentChange } from './use-recent-change'
export { VirtualList, type VirtualListProps } from './virtual-list/virtual-list'
