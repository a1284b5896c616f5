import { fileSize } from '../../lib'

/** For the file dialog; what the server decodes. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp'

/** First bytes of the formats; `null` is any byte. */
const SIGNATURES: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // RIFF, four bytes of size, WEBP
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
]
const SIGNATURE_BYTES = 12

/**
 * Why a chosen file is not sent; null if it may be. Its first bytes decide, since names and types
 * of files lie.
 */
export async function pictureProblem(file: Blob, maxBytes: number): Promise<string | null> {
  if (file.size > maxBytes) return `图片不能超过 ${fileSize(maxBytes)}`
  const head = await readHead(file)
  const isPicture = SIGNATURES.some((bytes) =>
    bytes.every((byte, place) => byte === null || byte === head[place]),
  )
  return isPicture ? null : '图片无法识别，请换一张'
}

/** By FileReader: `Blob.arrayBuffer` is missing in old web views. Empty if it cannot be read. */
function readHead(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.onerror = () => resolve(new Uint8Array())
    reader.readAsArrayBuffer(file.slice(0, SIGNATURE_BYTES))
  })
}
