import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The only IPv6 addresses allocated for global unicast (RFC 4291 2.4); all others lead to this machine, its network, or an embedded IPv4
 * address.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is a public internet address: not this machine, not its network, not a special-purpose range. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
}

/** Whether the host of a URL is an IP address that is not public; names are judged when they are looked up. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) > 0 && !isPublic(literal);
}

/**
 * Looks up names for a connection, and refuses those that lead to any other than public addresses: the address that is judged is the one
 * that is connected to, so DNS rebinding cannot reach a private one either. Its error is made by `refuse`.
 */
export const publicLookup =
  (refuse: () => Error): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      if (!addresses.length || addresses.some(({ address }) => !isPublic(address))) return done(refuse(), '', 0);
      if (options.all) return (done as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
      return done(null, addresses[0].address, addresses[0].family);
    });
  };
