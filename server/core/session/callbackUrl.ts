const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Maximum length of a URL: browsers hardly keep longer cookies, and parsing a host takes quadratic time. */
const addressLimit = 2_000;

/**
 * The origin that URLs in responses start with: the public URL's. Only while that is a loopback host, another loopback name with the same
 * port is taken from the request, so that 127.0.0.1 works as well as localhost.
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

/** The URL to continue to, always within the origin: a path or a same-origin URL; anything else becomes the origin. */
export function safeCallbackUrl(wanted: string | undefined, origin: string): string {
  if (!wanted || wanted === origin || wanted.length > addressLimit) return origin;
  // A path that starts with two slashes or backslashes would be read as a host.
  if (/^[/\\]{2}/.test(wanted)) return origin;
  const url = wanted.startsWith('/') ? URL.parse(origin + wanted) : URL.parse(wanted);
  if (!url || url.origin !== origin || url.username || url.password || /^\/[/\\]/.test(url.pathname)) return origin;
  return url.href;
}

/** Whether a URL from a query or cookie is valid at all: a path, or http(s). */
export function isWebAddress(wanted: string, origin: string): boolean {
  const url = wanted.startsWith('/') ? URL.parse(wanted, origin) : URL.parse(wanted);
  return url !== null && /^https?:$/.test(url.protocol);
}
