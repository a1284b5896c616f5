export { createConcurrencyQueue } from './concurrency-queue'
