export { noblesModule } from './nobles.module'
