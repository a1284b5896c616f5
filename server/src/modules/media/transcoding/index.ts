export { createTranscoding, type Transcoding } from './transcoding'
