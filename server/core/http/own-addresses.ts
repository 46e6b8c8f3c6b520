import { networkInterfaces } from 'node:os'

const known = () => Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])

/** The addresses of this machine, as URLs write them. */
export const ownAddresses = (): string[] =>
  known().map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))

/** Those by which others in its network find it, or all the world. */
export const outerAddresses = (): string[] =>
  known().flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : []))
