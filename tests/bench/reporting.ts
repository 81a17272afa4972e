import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Resources that a measured server has used so far. */
export interface Usage {
  /** Seconds of CPU time, system calls included. */
  cpu: number;
  /** Bytes of resident memory. */
  memory: number;
}

/** Tells the parent process which port this one listens on, and its resource usage on request; ends with its parent. */
export function report(address: AddressInfo, more: object = {}): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss } satisfies Usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send!({ port: address.port, ...more });
}

/** Listens on a free local port. */
export async function listen(server: Server): Promise<AddressInfo> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return server.address() as AddressInfo;
}
