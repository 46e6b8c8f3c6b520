/** What a menu about another member offers, wherever it stands. */
export { useBlock as useMemberActions } from '../blocks/use-block.tsx'
