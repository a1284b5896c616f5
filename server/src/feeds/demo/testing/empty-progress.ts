import { Progress, type ProgressStore } from '../progress/progress'

/** A store without marks that saves nothing. */
export const emptyStore: ProgressStore = { async *load() {}, save: async () => undefined }

export const noProgress = (): Progress => new Progress(emptyStore)
