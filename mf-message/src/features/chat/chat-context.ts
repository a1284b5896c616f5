import type { Entry } from '@saidian/shared/contracts/messaging'
import { createContext, useContext } from 'react'
import type { ConversationLog, LogState, OutboxItem } from '../../log'

/** A message that the menu, a reply or a report is about. */
export type ChatActs = {
  openMenu: (entry: Entry) => void
  openPicture: (entry: Entry) => void
  reply: (entry: Entry) => void
  /** 重新编辑: the text of a recalled message returns to the field. */
  editAgain: (text: string) => void
  /** A long press on a portrait names the member in the field. */
  mention: (id: string) => void
  resend: (item: OutboxItem) => void
  goTo: (seq: number) => void
  /** In multiple choice: chooses the message or not. */
  toggle: (entry: Entry) => void
}

/** What the rows show besides their message; it changes seldom. */
export type ChatContent = Pick<LogState, 'conversation' | 'people'> & {
  log: ConversationLog
  memberId: string
  nameOf: (id: string) => string
  acts: ChatActs
  /** Texts of own messages that were recalled on this page, by number. */
  recalledTexts: ReadonlyMap<number, string>
  /** Null outside of multiple choice. */
  chosen: ReadonlySet<number> | null
}

export const LogStateContext = createContext<LogState | null>(null)
export const ChatContext = createContext<ChatContent | null>(null)

/** The conversation that the page shows. */
export function useChat(): ChatContent {
  const content = useContext(ChatContext)
  if (!content) throw new Error('outside of a conversation')
  return content
}

/** The log as it is now; it changes with every message, so rows do not read it. */
export function useLogState(): LogState {
  const state = useContext(LogStateContext)
  if (!state) throw new Error('outside of a conversation')
  return state
}
