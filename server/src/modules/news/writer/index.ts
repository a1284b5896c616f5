export { type NewsWriterDeps, newsWriterModule } from './writer.module'
