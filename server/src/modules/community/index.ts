export { readCirclesOf } from './circles/circles.repository'
export { type CommunityDeps, type CommunityModule, communityModule } from './community.module'
export { demoCommunityModule } from './demo/demo-community.module'
export { postSitemap } from './pages/post-sitemap'
