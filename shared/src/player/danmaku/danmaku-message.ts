/** What a viewer said, as it moves over the picture. Its author is not shown. */
export type DanmakuMessage = {
  id: number | string
  text: string
  /** To hide all messages of a person. */
  authorId: string
  /** Said on this device: framed, and shown even if others do not fit. */
  isOwn?: boolean
  /** Level of the author's nobility: colours the text. */
  noble?: number
}

/** `ref` of `DanmakuLayer`. */
export type DanmakuStage = {
  /** Shows messages as they come; those that do not fit into the area are left out. */
  add: (messages: readonly DanmakuMessage[]) => void
  /** Takes all away, as after a jump of a replay. */
  clear: () => void
}
