import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to be signed. */
export interface Signed {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** Computes the AWS Signature Version 4 of a request by the published algorithm, over the headers that the request declares as signed. */
export function signatureOf({ method, url, headers }: Signed, secret: string): string {
  const [, scope, names] = /Credential=[^/]+\/([^,]+), *SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? ['', '', ''];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map(pair => pair.map(encodeURIComponent).join('='));
  const lines = names.split(';').map(name => `${name}:${String(headers[name])}`);
  const canonical = [method, pathname, query.sort().join('&'), ...lines, '', names, headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')).toString('hex');
}

/**
 * Proxy for an S3 server that checks no signatures and cannot continue a listing (its tokens need a cipher that OpenSSL has dropped):
 * accepts only correctly signed requests, and lists two keys per page.
 */
export async function signedStore(port: number, secret: string) {
  const pages: string[] = [];
  const store = `http://127.0.0.1:${port}`;
  /** Builds a ListObjectsV2 page from a version 1 page, which continues after a key. */
  const pageOf = async (url: string, given: IncomingHttpHeaders) => {
    pages.push(url);
    const { pathname, searchParams } = new URL(url, store);
    const marker = Buffer.from(searchParams.get('continuation-token') ?? '', 'base64')
      .toString()
      .slice(3, -3);
    const headers = Object.entries(given).filter(([name]) => /^(authorization|x-amz-)/.test(name)) as [string, string][];
    const page = await (await fetch(`${store}${pathname}?max-keys=2&marker=${marker}`, { headers })).text();
    if (!page.includes('<IsTruncated>true<')) return page;
    // Includes characters that must be escaped in a URL.
    const token = Buffer.from(`>>>${page.match(/(?<=<Key>)[^<]+/g)!.at(-1)}???`).toString('base64');
    return page.replace('</ListBucketResult>', `<NextContinuationToken>${token}</NextContinuationToken></ListBucketResult>`);
  };
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (!headers.authorization?.endsWith(`Signature=${signatureOf({ method, url, headers }, secret)}`)) {
      request.resume();
      return void response.writeHead(403).end();
    }
    if (url.includes('list-type=2')) return void pageOf(url, headers).then(page => response.end(page));
    const onward = ask({ port, method, path: url, headers }, answer => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)));
    return void request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, pages, close: () => server.close() };
}
