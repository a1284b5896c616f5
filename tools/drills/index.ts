export { type Card, RUNTIME_DRILLS, type RuntimeDrill } from './runtime-drills'
