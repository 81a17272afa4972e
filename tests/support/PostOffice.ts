import { SMTPServer } from 'smtp-server';

/** A mail that arrived, as it was sent. */
export interface Received {
  to: string[];
  raw: string;
}

/** A mail server on a port of its own that keeps what it receives. */
export class PostOffice {
  readonly received: Received[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        let raw = '';
        stream.on('data', chunk => (raw += String(chunk)));
        stream.on('end', () => {
          this.received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
  }

  static async open(): Promise<PostOffice> {
    const post = new PostOffice();
    await new Promise<void>(done => post.#server.listen(0, '127.0.0.1', done));
    return post;
  }

  /** Its address, as the setting SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as { port: number }).port}`;
  }

  close(): Promise<void> {
    return new Promise(done => this.#server.close(() => done()));
  }
}
