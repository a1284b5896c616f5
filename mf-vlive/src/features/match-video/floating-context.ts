import { createContext } from 'react'

/** Whether the video is in the small window. */
export const FloatingContext = createContext(false)
