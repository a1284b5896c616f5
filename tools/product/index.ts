export { freePort } from './free-port'
export { type Product, type ProductOptions, startProduct } from './product'
