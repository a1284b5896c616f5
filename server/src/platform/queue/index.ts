export { createBatches } from './batches'
export { type ConcurrencyQueue, createConcurrencyQueue } from './concurrency-queue'
