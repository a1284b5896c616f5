/** Pixels at the longer side of what is searched: more costs time and finds no more. */
const MAX_SIDE = 1_024

export type CodeSource = { image: CanvasImageSource; width: number; height: number }

/** The text of a QR code in a picture or a frame; null where none is found. */
export async function readCode({ image, width, height }: CodeSource): Promise<string | null> {
  const { decodePixels } = await import(/* webpackChunkName: "qr-decoder" */ './decode-pixels')
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return decodePixels(pen.getImageData(0, 0, canvas.width, canvas.height))
}

/** The text of a QR code in a picture file; null where it has none. Rejects for another file. */
export async function readPicture(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file)
  try {
    const { width, height } = bitmap
    return await readCode({ image: bitmap, width, height })
  } finally {
    bitmap.close()
  }
}
