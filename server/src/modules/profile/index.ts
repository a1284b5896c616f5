export { type ProfileDeps, profileModule } from './profile.module'
