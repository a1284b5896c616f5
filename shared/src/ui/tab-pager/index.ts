/**
 * Tabs with their pages side by side, which a finger swipes, and the header above them. A chunk of
 * its own, loaded with the first page that has them.
 */
export {
  BELOW_HEADER,
  HeaderAct,
  type HeaderActProps,
  TabHeader,
  type TabHeaderProps,
} from './tab-header'
export { TabPager, type TabPagerProps } from './tab-pager'
