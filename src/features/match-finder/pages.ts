/** In one piece, because they show the same people: each piece of its own would cut those of the search smaller. */
export { MatchFinderPage } from './MatchFinderPage.tsx'
export { SignupMatchesPage } from './SignupMatchesPage.tsx'
