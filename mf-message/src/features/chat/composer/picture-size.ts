/** Width and height of a picture, as it stands upright; null for what this browser cannot read. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
      picture.src = address
    })
    const { naturalWidth: width, naturalHeight: height } = picture
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
