type SafetyRules = typeof import('../../../../server/features/caution/rules/caution.ts')

let loaded: SafetyRules | undefined

/** Fetches the rule and its words. Every page of the chat needs them, so that nothing is drawn before it is covered. */
export async function loadRule(): Promise<SafetyRules> {
  loaded ??= await import('../../../../server/features/caution/rules/caution.ts')
  return loaded
}

/** The rule, for components of a chat page. Throws if it is not loaded yet. */
export function theRule(): SafetyRules {
  if (!loaded) throw new Error('A page of the chat is shown without its rule')
  return loaded
}
