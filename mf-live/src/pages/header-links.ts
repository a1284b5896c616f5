import { livePaths } from '../paths'

/** Where the tabs at the top lead. */
export const headerLinks = { hot: livePaths.hot(), football: livePaths.football('js') } as const
