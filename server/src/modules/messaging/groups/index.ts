export { type GroupsModule, type GroupsModuleDeps, groupsModule } from './groups.module'
