export { type AppConfig, appModule } from './app.module'
