// An entry point of shared whose pieces alone are used is skipped, with its style sheets.
import '@saidian/shared/ui/tokens.css'
import '@saidian/shared/ui/reset.css'
import '@saidian/shared/ui/document.css'
import { createAppHistory } from '@saidian/shared/router'
import { createRoot } from 'react-dom/client'
import { StandaloneApp } from './standalone-app'
import { standaloneWorld } from './standalone-world'
import description from './the-description'
import remote from './the-remote'

// Never aborted: the page lives until the browser closes it.
const { signal } = new AbortController()
const history = createAppHistory()
const { store, host } = standaloneWorld(history, signal)

await remote.setup?.(host, signal)
createRoot(document.getElementById('root') ?? document.body).render(
  <StandaloneApp {...{ remote, description, store, host, history }} />,
)
