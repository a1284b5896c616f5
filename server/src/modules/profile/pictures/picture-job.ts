/**
 * An order to the picture process: webp pictures of these sizes in pixels, cropped square or fitted
 * inside.
 */
export type PictureOrder = { sizes: number[]; fit: 'cover' | 'inside' }
export type PictureJob = PictureOrder & { bytes: Uint8Array }
export type PictureResult = { pictures: Uint8Array[] } | { fault: string }
