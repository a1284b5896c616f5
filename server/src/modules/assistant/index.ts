export { type AssistantDeps, assistantModule } from './assistant.module'
