/** Parameters of `pnpm data import news`, as in the help. */
export const NEWS_PARAMETERS =
  'news <file or folder> [--source <name>] [--column <id>] [--report <file>] [--dry-run]'
