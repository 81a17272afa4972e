import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it is signed. */
export interface Signed {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** What AWS Signature Version 4 of a request is, by the algorithm as it is published, over the headers that it says are signed. */
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
 * Stands before an S3 server that looks at no signature and cannot go on with a listing (its tokens need a cipher that OpenSSL has no more): lets in
 * what is rightly signed, and lists two keys a page.
 */
export async function signedStore(port: number, secret: string) {
  const pages: string[] = [];
  const store = `http://127.0.0.1:${port}`;
  /** A page of version 2, made of one of version 1, which goes on behind a key. */
  const pageOf = async (url: string, given: IncomingHttpHeaders) => {
    pages.push(url);
    const { pathname, searchParams } = new URL(url, store);
    const marker = Buffer.from(searchParams.get('continuation-token') ?? '', 'base64')
      .toString()
      .slice(3, -3);
    const headers = Object.entries(given).filter(([name]) => /^(authorization|x-amz-)/.test(name)) as [string, string][];
    const page = await (await fetch(`${store}${pathname}?max-keys=2&marker=${marker}`, { headers })).text();
    if (!page.includes('<IsTruncated>true<')) return page;
    // Signs that are to be escaped in an address.
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
