export { type WebConfig, type WebDeps, webModule } from './web.module'
