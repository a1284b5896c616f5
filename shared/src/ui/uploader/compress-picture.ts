/** A longer side is scaled down to this, which is what the server stores at most. */
const MAX_SIDE = 2_000
const QUALITY = 0.82
/** A file this small is sent as it is. */
const SMALL_BYTES = 400 * 1024

/**
 * The picture as a smaller JPEG, turned as its EXIF says and without the rest of it, such as the
 * place. What is small, does not get smaller or cannot be read here goes as it is: the server
 * decides.
 */
export async function compressed(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES || typeof createImageBitmap !== 'function') return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const drawn = await drawSmaller(bitmap)
    return drawn && drawn.size < file.size ? drawn : file
  } catch {
    return file
  }
}

async function drawSmaller(bitmap: ImageBitmap): Promise<Blob | null> {
  const { width, height } = scaledTo(MAX_SIDE, bitmap)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    // What is transparent would be black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
  }
  bitmap.close()
  if (!context) return null
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** The size with the same shape whose longer side is at most `side`. */
export function scaledTo(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
