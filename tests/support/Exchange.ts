import { connect, type Socket } from 'node:net';

/** One response as it came over the wire. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A keep-alive connection with requests written by hand, so that no HTTP client decides when to close it. */
export class Exchange {
  readonly #socket: Socket;
  #received = '';
  #heard: () => void = () => undefined;
  isClosed = false;

  constructor(url: string) {
    const { port } = new URL(url);
    this.#socket = connect(Number(port), '127.0.0.1');
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => {
      this.#received += text;
      this.#heard();
    });
    this.#socket
      .on('error', () => undefined)
      .on('close', () => {
        this.isClosed = true;
        this.#heard();
      });
  }

  /** Sends head and body as they are, whether or not a response arrives meanwhile. */
  send(head: string, body: string | Buffer = ''): void {
    this.#socket.write(`${head.trim().replaceAll(/\s*\n\s*/g, '\r\n')}\r\n\r\n`);
    if (body.length) this.#socket.write(body);
  }

  /** Sends a piece of a body; resolves when the next one may follow or the connection is closed. */
  async write(piece: Buffer): Promise<void> {
    if (this.#socket.write(piece) || this.isClosed) return;
    await new Promise<unknown>(done => this.#socket.once('drain', done).once('close', done));
  }

  /** Returns the next response, which must state its length; undefined when the connection closes before it is complete. */
  async answer(): Promise<WireAnswer | undefined> {
    for (;;) {
      const answer = this.#take();
      if (answer || this.isClosed) return answer;
      await new Promise<void>(heard => (this.#heard = heard));
    }
  }

  end(): void {
    this.#socket.destroy();
  }

  #take(): WireAnswer | undefined {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const [first, ...lines] = this.#received.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const start = end + 4;
    if (this.#received.length < start + length) return undefined;
    const body = Buffer.from(this.#received.slice(start, start + length), 'latin1').toString();
    this.#received = this.#received.slice(start + length);
    return { status: Number(first.split(' ')[1]), headers, body };
  }
}
