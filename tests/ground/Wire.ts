import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A connection between the server and its database that can be cut. */
export class Wire {
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  port = 0;

  constructor(private readonly target: number) {}

  async mend(): Promise<void> {
    this.#server = createServer(near => {
      const far = connect(this.target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()));
      }
      near.pipe(far).pipe(near);
    }).listen(this.port, '127.0.0.1');
    await new Promise(listening => this.#server!.once('listening', listening));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise(done => this.#server!.close(done));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}
