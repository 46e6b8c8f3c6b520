/** An account as far as it is shown, in one piece wherever a line ends: `NL •••• 4300`. */
export const maskedAccount = ({ ibanCountry, ibanEnd }: { ibanCountry: string; ibanEnd: string }): string =>
  `${ibanCountry}\u00a0••••\u00a0${ibanEnd}`
