import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isBlocked } from './blocked-addresses.ts'

/** The courier must not call this address. */
export class AddressRefused extends Error {}

/** Resolves the host of a URL once. Only the addresses that were found, and checked, are connected to. */
export async function pinAddresses(url: URL): Promise<LookupAddress[]> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AddressRefused(`${url.protocol} is not called, only http: and https:`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family === 0 ? await lookup(host, { all: true, verbatim: true }) : [{ address: host, family }]
  const refused = addresses.find(({ address }) => isBlocked(address))
  if (refused) throw new AddressRefused(`${host} is at ${refused.address}, which is not called`)
  return addresses
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A resolver that knows nothing but the pinned addresses. */
export function lookUpPinned(addresses: LookupAddress[]) {
  return (_host: string, options: { all?: boolean | undefined }, done: LookupCallback): void => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first!.address, first!.family)
  }
}
