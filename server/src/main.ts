import { type Config, ConfigError, readConfig } from './config'
import { reportToSupervisor } from './platform/process/supervised'

process.setSourceMapsEnabled(true)
const config = configOrNull()
if (config) {
  // Loading the server takes most of the start: a wrong setting is reported before.
  const { serve } = await import('./serve')
  serve(config)
}

function configOrNull(): Config | null {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    reportToSupervisor('cannot start')
    return null
  }
}
