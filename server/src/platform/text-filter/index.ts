export { isOfLetters, tidied } from './letters.rules'
export { folded, skeletonOf } from './lookalikes.rules'
export { createTextFilter, type TextFilter, type TextKind } from './text-filter'
export { isWithin, writtenLine, writtenText } from './written-text.rules'
