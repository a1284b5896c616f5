import type { Http } from '@saidian/shared/api'
import {
  type AppDispatch,
  sessionSlice,
  useAppDispatch,
  useAppSelector,
} from '@saidian/shared/store'
import { useSyncExternalStore } from 'react'
import { AssistantSession, type SessionState } from './assistant-session'
import { closedMarket } from './closed-market'
import {
  type ConversationSource,
  memberConversations,
  visitorConversations,
} from './conversation-source'

type Assistant = { token: string | null; session: AssistantSession; source: ConversationSource }

/** One of each store: the page comes and goes. */
const assistants = new WeakMap<AppDispatch, Assistant>()

/** The conversation of the caller with the assistant, and where their others are. */
export function useAssistant(): Omit<Assistant, 'token'> & { state: SessionState } {
  const dispatch = useAppDispatch()
  const token = useAppSelector(sessionSlice.selectors.selectToken)
  const { session, source } = assistantOf(dispatch, token)
  const state = useSyncExternalStore(session.subscribe, session.read)
  return { session, source, state }
}

function assistantOf(dispatch: AppDispatch, token: string | null): Assistant {
  const known = assistants.get(dispatch)
  if (known?.token === token) return known
  // Another caller: nothing of the one before is shown, and their answer ends.
  known?.session.close()
  const http = dispatch((_dispatch, _getState, extra): Http => extra.http)
  const source = token === null ? visitorConversations : memberConversations(http)
  const isCurrent = () =>
    dispatch((_dispatch, getState) => sessionSlice.selectors.selectToken(getState())) === token
  const closed = () => dispatch((_dispatch, getState) => closedMarket(getState()))
  const session = new AssistantSession({ http, source, isCurrent, closed })
  const made = { token, source, session }
  assistants.set(dispatch, made)
  return made
}
