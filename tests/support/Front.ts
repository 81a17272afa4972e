import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response from the proxy itself instead of the server behind it. */
export interface OwnAnswer {
  status: number;
  type?: string;
  body?: string;
}

/** A proxy in front of a server: passes requests on, is unavailable, or answers some of them as another version would. */
export class Front {
  isAway = false;
  answers: (path: string) => OwnAnswer | undefined = () => undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(port: number): Promise<Front> {
    const server = createServer();
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const front = new Front(server, `http://localhost:${(server.address() as AddressInfo).port}`);
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => front.#serve(port, asked, answer));
    return front;
  }

  #serve(port: number, asked: IncomingMessage, answer: ServerResponse): void {
    if (this.isAway) return void asked.socket.destroy();
    const { method, url, headers } = asked;
    const own = this.answers(new URL(url!, this.url).pathname);
    if (own)
      return void answer.writeHead(own.status, { 'content-type': own.type ?? 'text/plain', 'cache-control': 'no-cache' }).end(own.body);
    const handed = request({ host: '127.0.0.1', port, method, path: url, headers }, given => {
      answer.writeHead(given.statusCode!, given.headers);
      given.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    answer.on('close', () => handed.destroy());
    asked.pipe(handed);
  }

  /** Stops answering and breaks off open connections. */
  goAway(): void {
    this.isAway = true;
    this.server.closeAllConnections();
  }

  comeBack(): void {
    this.isAway = false;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
