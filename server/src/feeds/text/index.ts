export { PhrasePicker, type PhraseValues } from './phrase-picker'
