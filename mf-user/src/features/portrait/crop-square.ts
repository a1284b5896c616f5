/** Larger is of no use: the server makes portraits of 256 pixels. */
const SIDE = 512
const QUALITY = 0.9

/** Cuts a square, in pixels of the picture, and makes a JPEG of it. Rejects when the picture cannot be read. */
export async function cutSquare(
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
