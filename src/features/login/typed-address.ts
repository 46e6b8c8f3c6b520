let typed = ''

/** The address that somebody typed last on this page, for the next form that asks for it. It is kept nowhere else. */
export const typedAddress = (): string => typed

export function rememberAddress(email: string): void {
  typed = email
}
