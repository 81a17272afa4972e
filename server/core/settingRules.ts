import { z } from 'zod';

// Rules of settings that environment variables give; their messages follow the variable's name and value.

export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'is not a port (1 to 65535)')
  .transform(Number)
  .refine(port => port >= 1 && port <= 65_535, 'is not a port (1 to 65535)');
export const flag = z.enum(['0', '1'], 'is neither 0 nor 1').transform(value => value === '1');
export const address = (protocols: string[], kind: string) =>
  z.string().refine(value => {
    const url = URL.parse(value);
    return url && protocols.includes(url.protocol) && (url.hostname || url.searchParams.has('host'));
  }, `is not ${kind}`);
export const hostName = z.string().regex(/^[\w.:-]+$/, 'is not a host name or an IP address');
export const words = z.string().min(1);
// The traffic carries identities, so plain HTTP is accepted on the loopback interface only.
export const issuer = z.string().refine(value => {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
}, 'is not an address that starts with https://');

/** A time of day in UTC, as the minute of the day. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day, such as 03:00')
  .transform(time => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
