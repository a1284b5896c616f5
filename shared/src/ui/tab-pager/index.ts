/**
 * Tabs with their pages side by side, which a finger swipes. A chunk of its own, loaded with the
 * first page that has them.
 */
export { TabPager, type TabPagerProps } from './tab-pager'
