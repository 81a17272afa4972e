const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Characters of an address at most: no browser keeps a cookie of many more, and the work of reading a host grows with the square of its length. */
const addressLimit = 2_000;

/**
 * The origin that addresses in answers start with: the public address. Only while that is this machine itself, another of its
 * loopback names with the same port is taken from the request, so that 127.0.0.1 serves as well as localhost.
 */
export function originOf(publicUrl: string, host: string | undefined): string {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  const asked = host === undefined ? null : URL.parse(`http://${host}`);
  const isOurs =
    asked &&
    protocol === 'http:' &&
    loopback.has(hostname) &&
    loopback.has(asked.hostname) &&
    asked.port === port &&
    asked.host === host!.toLowerCase();
  return isOurs ? asked.origin : origin;
}

/** Where to go afterwards, always within the origin: a path, or an address of the same origin; anything else is the origin. */
export function safeCallbackUrl(wanted: string | undefined, origin: string): string {
  if (!wanted || wanted === origin || wanted.length > addressLimit) return origin;
  // Two slashes, also the other way round, would name a host to whoever reads the path alone.
  if (/^[/\\]{2}/.test(wanted)) return origin;
  const url = wanted.startsWith('/') ? URL.parse(origin + wanted) : URL.parse(wanted);
  if (!url || url.origin !== origin || url.username || url.password || /^\/[/\\]/.test(url.pathname)) return origin;
  return url.href;
}

/** Whether an address given in a query or a cookie is one at all: a path, or http(s). */
export function isWebAddress(wanted: string, origin: string): boolean {
  const url = wanted.startsWith('/') ? URL.parse(wanted, origin) : URL.parse(wanted);
  return url !== null && /^https?:$/.test(url.protocol);
}
