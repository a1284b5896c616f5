/** The one of the publisher first. */
export const QUALITIES = ['source', 'high', 'standard', 'smooth'] as const
export type Quality = (typeof QUALITIES)[number]

export type StreamName = { roomId: number; quality: Quality }

const NAME = /^([1-9]\d{0,15})(?:-(high|standard|smooth))?$/

/** The name of the stream of a room; the quality that the publisher sends has no suffix. */
export function createStreamName({ roomId, quality }: StreamName): string {
  return quality === 'source' ? String(roomId) : `${roomId}-${quality}`
}

/** Null for a text that is no name of a stream. */
export function readStreamName(name: string): StreamName | null {
  const [, roomId, quality = 'source'] = NAME.exec(name) ?? []
  return roomId === undefined ? null : { roomId: Number(roomId), quality: quality as Quality }
}
