import { createTag, type FlvTag, TAG } from './flv-tag'

/** A value of AMF0, of the kinds that live streams contain. */
export type AmfValue = number | boolean | string | null | AmfValue[] | { [name: string]: AmfValue }

const MARK = { number: 0, boolean: 1, string: 2, object: 3, null: 5, undefined: 6 } as const
const ARRAY = { named: 8, end: 9, strict: 10, date: 11, longString: 12 } as const
const MAX_DEPTH = 6
const MAX_VALUES = 50_000

/** A data tag, such as `onMetaData` with its fields. */
export function createDataTag(
  timestamp: number,
  name: string,
  fields: Record<string, AmfValue>,
): FlvTag {
  return createTag(TAG.data, timestamp, encodeAmf(name, fields))
}

export function encodeAmf(...values: AmfValue[]): Buffer {
  return Buffer.concat(values.flatMap(encodeValue))
}

/** All values of a data tag; those before the fault when the bytes are malformed. */
export function decodeAmf(data: Buffer): AmfValue[] {
  const cursor: Cursor = { data, offset: 0, values: 0 }
  const values: AmfValue[] = []
  try {
    while (cursor.offset < data.length) values.push(decodeValue(cursor, 0))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return values
}

/** The fields of `onMetaData`, which publishers may send inside `@setDataFrame`. */
export function readMetadata({ data }: FlvTag): Record<string, AmfValue> | null {
  const values = decodeAmf(data)
  const rest = values[0] === '@setDataFrame' ? values.slice(1) : values
  const [name, fields] = rest
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
  return name === 'onMetaData' && isObject ? fields : null
}

function encodeValue(value: AmfValue): Buffer[] {
  if (value === null) return [Buffer.from([MARK.null])]
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9)
    bytes.writeDoubleBE(value, 1)
    return [bytes]
  }
  if (typeof value === 'boolean') return [Buffer.from([MARK.boolean, value ? 1 : 0])]
  if (typeof value === 'string') return encodeText(value)
  if (Array.isArray(value))
    return [sized(ARRAY.strict, value.length), ...value.flatMap(encodeValue)]
  const fields = Object.entries(value)
  return [
    sized(ARRAY.named, fields.length),
    ...fields.flatMap(([name, field]) => [encodeName(name), ...encodeValue(field)]),
    Buffer.from([0, 0, ARRAY.end]),
  ]
}

function sized(mark: number, size: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes[0] = mark
  bytes.writeUInt32BE(size, 1)
  return bytes
}

function encodeText(text: string): Buffer[] {
  const bytes = Buffer.from(text)
  if (bytes.length > 0xffff) return [sized(ARRAY.longString, bytes.length), bytes]
  return [Buffer.from([MARK.string]), encodeName(text)]
}

function encodeName(name: string): Buffer {
  const bytes = Buffer.from(name)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(bytes.length)
  return Buffer.concat([size, bytes])
}

/** A read beyond the end throws `RangeError`, as do values that no encoder sends. */
type Cursor = { data: Buffer; offset: number; values: number }

function decodeValue(cursor: Cursor, depth: number): AmfValue {
  cursor.values++
  if (depth > MAX_DEPTH || cursor.values > MAX_VALUES) throw new RangeError('too many values')
  const mark = take(cursor, 1).readUInt8()
  if (mark === MARK.number) return take(cursor, 8).readDoubleBE()
  if (mark === MARK.boolean) return take(cursor, 1).readUInt8() !== 0
  if (mark === MARK.string) return takeText(cursor)
  if (mark === MARK.null || mark === MARK.undefined) return null
  if (mark === MARK.object) return decodeFields(cursor, depth)
  if (mark === ARRAY.named) {
    take(cursor, 4)
    return decodeFields(cursor, depth)
  }
  if (mark === ARRAY.strict) return decodeArray(cursor, depth)
  if (mark === ARRAY.date) return take(cursor, 10).readDoubleBE()
  if (mark === ARRAY.longString) return take(cursor, take(cursor, 4).readUInt32BE()).toString()
  throw new RangeError(`unknown value ${mark}`)
}

function decodeFields(cursor: Cursor, depth: number): Record<string, AmfValue> {
  const fields: [string, AmfValue][] = []
  while (cursor.offset < cursor.data.length) {
    const name = takeText(cursor)
    if (name === '' && cursor.data[cursor.offset] === ARRAY.end) {
      cursor.offset++
      break
    }
    fields.push([name, decodeValue(cursor, depth + 1)])
  }
  return Object.fromEntries(fields)
}

function decodeArray(cursor: Cursor, depth: number): AmfValue[] {
  const size = take(cursor, 4).readUInt32BE()
  const values: AmfValue[] = []
  while (values.length < size) values.push(decodeValue(cursor, depth + 1))
  return values
}

function take(cursor: Cursor, bytes: number): Buffer {
  const end = cursor.offset + bytes
  if (end > cursor.data.length) throw new RangeError('ends too early')
  const part = cursor.data.subarray(cursor.offset, end)
  cursor.offset = end
  return part
}

function takeText(cursor: Cursor): string {
  return take(cursor, take(cursor, 2).readUInt16BE()).toString()
}
