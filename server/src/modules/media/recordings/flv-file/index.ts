export { diskFiles, type FileLayer, type OpenFile } from './file-layer'
export { createRecordingFile, type RecordingFile } from './recording-file'
export { repairFile } from './repair-file'
export type { Summary } from './summary'
