export { importInternationals } from './import-internationals'
