export { imModule } from './im.module'
