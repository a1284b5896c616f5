export { checkStyles } from './style.rules'
