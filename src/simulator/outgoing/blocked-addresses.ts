import { BlockList, isIPv6 } from 'node:net'

/**
 * Addresses that no CRM has, and that clouds answer with secrets: link-local ones, those of metadata servers, and everything that is
 * not one machine. Loopback and private ones are allowed, since that is where developers' CRMs are.
 */
const blocked = new BlockList()
blocked.addSubnet('169.254.0.0', 16, 'ipv4')
blocked.addSubnet('224.0.0.0', 3, 'ipv4')
blocked.addAddress('100.100.100.200', 'ipv4')
blocked.addAddress('192.0.0.192', 'ipv4')
blocked.addSubnet('fe80::', 10, 'ipv6')
blocked.addSubnet('ff00::', 8, 'ipv6')
blocked.addAddress('fd00:ec2::254', 'ipv6')
blocked.addAddress('fd20:ce::254', 'ipv6')
// The same IPv4 addresses, wrapped: compatible, translated (NAT64) and 6to4. Mapped ones the list unwraps by itself.
blocked.addSubnet('::169.254.0.0', 112, 'ipv6')
blocked.addSubnet('64:ff9b::169.254.0.0', 112, 'ipv6')
blocked.addSubnet('2002:a9fe::', 32, 'ipv6')
blocked.addAddress('64:ff9b::100.100.100.200', 'ipv6')
blocked.addAddress('64:ff9b::192.0.0.192', 'ipv6')

/** Tells whether the courier must not connect to an IP address. */
export function isBlocked(address: string): boolean {
  return blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
