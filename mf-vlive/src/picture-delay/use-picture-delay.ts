import { pictureDelaySlice, useAppDispatch } from '@saidian/shared/store'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type PictureDelay,
  pageDelayMs,
  pictureDelayMs,
  withMeasurement,
} from './picture-delay.rules'
import { readDelay, writeDelay } from './stored-delays'

const MIN_ADDED_MS = -5_000
const MAX_ADDED_MS = 60_000

export type PictureDelayControl = {
  /** How late the picture is; null while no video plays. */
  pictureMs: number | null
  addedMs: number
  change: (stepMs: number) => void
  /** For `onDelay` of the player. */
  onDelay: (delayMs: number | null) => void
}

/**
 * Measures how late the picture of a room is, and lets every score of the page wait as long. The
 * delay ends with the page, and while the room is off the air.
 */
export function usePictureDelay(roomId: number, isOnAir: boolean): PictureDelayControl {
  const dispatch = useAppDispatch()
  const stored = useRef(readDelay(roomId))
  const [addedMs, setAdded] = useState(stored.current.addedMs)
  const state = useRef<PictureDelay>({
    openedAt: Date.now(),
    remembered: stored.current.pictureMs,
    measured: [],
  })
  const read = useCallback(() => pictureDelayMs(state.current, Date.now()), [])
  const [measuredMs, setMeasured] = useState(read)
  const pictureMs = isOnAir ? measuredMs : null
  const delayMs = pageDelayMs(pictureMs, addedMs)

  // Before the effects that read scores, so that the first ones wait too.
  useLayoutEffect(() => {
    dispatch(pictureDelaySlice.actions.pictureDelayed(delayMs))
  }, [dispatch, delayMs])
  useEffect(() => {
    const end = () => void dispatch(pictureDelaySlice.actions.pictureDelayed(0))
    return end
  }, [dispatch])
  // Another broadcast gets measurements of its own.
  useLayoutEffect(() => {
    if (!isOnAir) return
    const remembered = stored.current.pictureMs
    state.current = { openedAt: Date.now(), remembered, measured: [] }
    setMeasured(read())
  }, [isOnAir, read])
  // A picture that never comes, or stands, ends the delay without a measurement.
  useEffect(() => {
    const timer = setInterval(() => setMeasured(read()), 1000)
    return () => clearInterval(timer)
  }, [read])

  const onDelay = useCallback(
    (measured: number | null) => {
      state.current = withMeasurement(state.current, measured, Date.now())
      const known = read()
      setMeasured(known)
      if (measured === null || known === stored.current.pictureMs) return
      stored.current = { ...stored.current, pictureMs: known }
      writeDelay(roomId, stored.current)
    },
    [roomId, read],
  )
  const change = (stepMs: number) => {
    const next = Math.min(MAX_ADDED_MS, Math.max(MIN_ADDED_MS, addedMs + stepMs))
    setAdded(next)
    stored.current = { ...stored.current, addedMs: next }
    writeDelay(roomId, stored.current)
  }
  return { pictureMs, addedMs, change, onDelay }
}
