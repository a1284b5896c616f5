export { KnownPhrases, type Tokens } from './known-phrases'
export * as matchPhases from './match-phases'
export { PhrasePicker, type PhraseValues } from './phrase-picker'
export { placeOfLine, textLine } from './text-line'
