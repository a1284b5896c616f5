import 'ws'

declare module 'ws' {
  /** The part of ws that builds frames; its types leave it out. */
  export const Sender: {
    /** Header and payload of one frame; a server does not mask. */
    frame: (
      data: Buffer,
      options: { fin: boolean; rsv1: boolean; opcode: number; mask: boolean; readOnly: boolean },
    ) => Buffer[]
  }
}
