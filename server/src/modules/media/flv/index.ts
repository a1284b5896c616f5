export {
  type AmfValue,
  createDataTag,
  decodeAmf,
  encodeAmf,
  readMetadata,
} from './amf'
export { createFlvReader, FlvError, type FlvReader, MAX_TAG_BYTES } from './flv-reader'
export {
  atTime,
  createFileHeader,
  createTag,
  type FlvTag,
  TAG,
  TAG_END_BYTES,
  TAG_HEADER_BYTES,
  type TagType,
  tagOfWire,
} from './flv-tag'
