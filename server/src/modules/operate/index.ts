export { operateModule } from './operate.module'
