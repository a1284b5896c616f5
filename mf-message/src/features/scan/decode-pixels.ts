import { decodeQR } from 'qr/decode.js'

/**
 * The text of the QR code in the pixels of a canvas; null where there is none. A file of its own:
 * of the library only what it uses is loaded.
 */
export function decodePixels(pixels: ImageData): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    // The decoder throws where there is no code: the usual case of a frame.
    return null
  }
}
