export { askRoutes } from './ask.routes'
export { createAsking } from './ask.service'
