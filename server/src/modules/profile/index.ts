export { findByNicknames, type Named } from './nickname/named-members.repository'
export { type ProfileDeps, profileModule } from './profile.module'
export { type PublicProfile, readPublicProfiles } from './public-profiles'
