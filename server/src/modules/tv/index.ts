export { tvModule } from './tv.module'
