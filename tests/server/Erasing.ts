import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openArchive } from '../../server/core/files/archive.ts';
import { type FileStore, fileStore } from '../../server/core/files/FileStore.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { person } from './plantedPerson.ts';

const previewed =
  'query($id: ID!) { erasurePreview(id: $id) { name version refusals { code params } erased { what count } kept { what count } elsewhere { recordId type title } } }';

/** A company whose administrator erases people, with its own file store. */
export class Erasing {
  private constructor(
    readonly server: TestServer,
    readonly admin: Client,
    readonly crm: Client,
    private readonly folder: string,
    readonly store: FileStore,
  ) {}

  static async open(): Promise<Erasing> {
    const folder = mkdtempSync(join(tmpdir(), 'noria-erasure-'));
    const server = await startDemo({ WEBHOOK_ALLOW_PRIVATE: '1', NORIA_DATA_DIR: folder });
    const [admin, crm] = await Promise.all([signedInAs(server, 'admin@atlas.test'), signedInAs(server, 'crm@atlas.test')]);
    return new Erasing(server, admin, crm, folder, fileStore({ s3Url: undefined, dataDir: folder }));
  }

  erase = (input: object, client = this.admin) =>
    client.mutate('erasePersonalData', { name: person.name, reason: 'Asked for by letter of 2 May', ...input }, 'erasedId');

  preview = async (id: string) => (await this.admin.query(previewed, { id })).data?.erasurePreview;

  /** Downloads the personal data held about a person. */
  held = (id: string, client = this.admin) =>
    fetch(`${this.server.url}/export/person/${id}`, { headers: { authorization: `Bearer ${client.token}` } });

  /** The same, unpacked. */
  async unpacked(id: string) {
    const path = join(this.folder, 'held.zip');
    writeFileSync(path, Buffer.from(await (await this.held(id)).arrayBuffer()));
    const archive = await openArchive(path);
    const data = JSON.parse(await text(await archive.open('data.json')));
    archive.close();
    return { names: archive.names, data };
  }

  async close(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
