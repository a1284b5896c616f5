export { createBatches } from './batches'
export { type ConcurrencyQueue, createConcurrencyQueue } from './concurrency-queue'
export { settleEach, type Waiting } from './waiting'
