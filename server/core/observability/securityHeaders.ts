import type { FastifyInstance } from 'fastify';

const contentSecurity = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  // Emotion inserts component styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const headers = {
  'content-security-policy': contentSecurity,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Adds the security headers to every response; they are constant, so they are built once. */
export function securityHeaders(app: FastifyInstance, publicUrl: string): void {
  const sent = publicUrl.startsWith('https:')
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(sent);
    done();
  });
}
