import type { Block, Reference, Sheet, Words } from './agreement'

export const paragraph = (...words: readonly (string | Reference)[]): Block => ({ kind: 'paragraph', words })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const list = (...items: readonly Words[]): Block => ({ kind: 'list', items })
export const sheets = (...given: readonly Sheet[]): Block => ({ kind: 'sheets', sheets: given })
export const refer = (text: string, to: string): Reference => ({ text, to })
