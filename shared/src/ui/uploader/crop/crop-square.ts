/** Side in pixels; servers scale round pictures down. */
const SIDE = 512
const QUALITY = 0.9

/**
 * Crops a square, in pixels of the picture, and encodes it as JPEG. Rejects when the picture cannot
 * be decoded.
 */
export async function cropSquare(
  url: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
