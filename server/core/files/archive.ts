import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import yazl from 'yazl';

/** Writes a zip as a stream while its entries are read one after the other; no entry is ever held in memory as a whole. */
export class ArchiveWriter {
  readonly #zip = new yazl.ZipFile();
  /** The archive; fails with the error of the entry that failed. */
  readonly output = this.#zip.outputStream as Readable;

  #current: Readable | undefined;

  constructor() {
    // The reader of the archive may disconnect in the middle of an entry.
    this.output.once('close', () => this.#current?.destroy());
  }

  /** Adds an entry, which is opened only when the archive reaches it. */
  add(name: string, open: () => Promise<Readable> | Readable, { compress = true } = {}): void {
    const fail = (error: Error) => this.output.destroy(error);
    this.#zip.addReadStreamLazy(name, { compress }, ready => {
      Promise.resolve()
        .then(open)
        .then(stream => {
          stream.once('error', fail);
          this.#current = stream;
          ready(null, stream);
        })
        .catch(fail);
    });
  }

  end(): void {
    this.#zip.end();
  }
}

/** Reads a zip entry by entry. */
export interface ArchiveReader {
  names: string[];
  /** Streams the bytes of an entry; fails if its checksum does not match. */
  open(name: string): Promise<Readable>;
  close(): void;
}

/** Opens an archive; fails if the file is not a zip or is truncated. */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  const entries = new Map<string, Entry>();
  await new Promise<void>((done, failed) => {
    zip.on('error', failed).on('end', done);
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return {
    names: [...entries.keys()],
    close: () => zip.close(),
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${name} is not in the archive`);
      return Readable.from(checked(await zip.openReadStreamPromise(entry), entry), { objectMode: false });
    },
  };
}

/** Verifies the checksum, which the library leaves to its callers. */
async function* checked(stream: Readable, { fileName, crc32: expected }: Entry): AsyncIterable<Buffer> {
  let sum = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== expected) throw new Error(`${fileName} is damaged`);
}
