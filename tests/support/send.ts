import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** A response, read to its end. */
export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true });
/** What `fetch` says of itself. */
const own = { accept: '*/*', 'accept-language': '*', 'user-agent': 'node' };

/**
 * Sends a request to a server of the tests, at less than half of what `fetch` takes of the processor: a sixth of the tests that send most.
 * Rejects if the connection breaks.
 */
export const send = (url: string, method: string, headers: OutgoingHttpHeaders, body?: string | Uint8Array): Promise<Received> =>
  new Promise((done, failed) => {
    const asked = request(url, { agent, method, headers: { ...own, ...headers } }, response => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => done({ status: response.statusCode!, headers: response.headers, text }))
        .on('error', failed);
    });
    asked.on('error', failed).end(body);
  });
