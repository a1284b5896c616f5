import { livePaths } from '../paths'

/** Where the tabs at the top lead. */
export const frameLinks = { hot: livePaths.hot(), football: livePaths.football('js') } as const
