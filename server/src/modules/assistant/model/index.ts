export type { ModelSettings } from './chat-client'
export { createModelAnswerer } from './model-answerer'
