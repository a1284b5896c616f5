export { staffOnly } from './staff-only'
