export { allowEmptying, scriptUrlPolicy } from './policy'
export { WORKER_URL, workerUrl } from './worker-url'
