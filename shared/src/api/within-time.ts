import { ApiFailure, clientError } from './api-error'

/** Settles as `work` does; rejects with `network.timeout` when that takes longer than `ms`. */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiFailure(clientError('network.timeout'))), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
