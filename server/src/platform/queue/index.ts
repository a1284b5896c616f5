export { type ConcurrencyQueue, createConcurrencyQueue } from './concurrency-queue'
