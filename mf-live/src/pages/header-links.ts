import { livePaths } from '../paths'

/** Addresses of the tabs at the top. */
export const headerLinks = { hot: livePaths.hot(), football: livePaths.football('js') } as const
