/**
 * What the process of pictures is asked: webp pictures of these sizes in pixels, cut square or
 * fitted inside.
 */
export type PictureOrder = { sizes: number[]; fit: 'cover' | 'inside' }
export type PictureJob = PictureOrder & { bytes: Uint8Array }
export type PictureResult = { pictures: Uint8Array[] } | { fault: string }
