export { PAGE_DRILLS, type PageDrill, WIDGET_DRILLS } from './page-drills'
export { type Card, RUNTIME_DRILLS, type RuntimeDrill } from './runtime-drills'
