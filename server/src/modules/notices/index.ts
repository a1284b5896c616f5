export { noticesModule } from './notices.module'
