export { generateRemote, type NewRemote } from './generate-remote'
export { copyWorkspace, linkDependencies } from './workspace-copy'
