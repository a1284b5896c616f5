import { ASK_PATH, getAssistantStart } from '@saidian/shared/contracts/assistant'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  renderWithStore,
  type World,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AssistantPage } from '../pages/assistant.page'
import { messagePaths } from '../paths'
import { type AskedQuestion, createAskNetwork, makeAssistantStart } from './assistant.factory'

type Given = {
  /** The query of the address. */
  query?: string
  /** Beside the questions, by `GET /path`. */
  answers?: Parameters<typeof createFakeHttp>[0]
  isMember?: boolean
}

/** A world in which the test answers what is asked. */
export function createAssistantWorld({ answers, isMember = false }: Given = {}) {
  const { asked, network } = createAskNetwork()
  let token: string | null = isMember ? 'secret' : null
  const http = createFakeHttp(
    {
      [`GET ${getAssistantStart.path}`]: answer(makeAssistantStart()),
      [`POST ${ASK_PATH}`]: network,
      ...answers,
    },
    { readToken: () => token },
  )
  const world = createWorld({ http })
  const logIn = (given: string) => {
    token = given
    world.store.dispatch(sessionSlice.actions.loggedIn({ token: given }))
  }
  if (token) logIn(token)
  return { world, asked, logIn }
}

/** The page of the assistant, as the caller sees it. */
export function openAssistant(given: Given = {}) {
  const made = createAssistantWorld(given)
  return { ...showAssistant(made.world, given.query), ...made }
}

/** Opens the page once more, such as after a visit of another one. */
export function showAssistant(world: World, query = '') {
  return renderWithStore(<AssistantPage />, { path: messagePaths.assistant() + query, world })
}

/** Types a question and sends it; what is asked then. */
export async function ask(question: string, asked: AskedQuestion[]): Promise<AskedQuestion> {
  const before = asked.length
  await userEvent.type(await screen.findByRole('textbox', { name: '问题' }), question)
  await userEvent.click(screen.getByRole('button', { name: '发送' }))
  const found = asked[before]
  if (!found) throw new Error('nothing was asked')
  return found
}
