import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import createModule from '@neslinesli93/qpdf-wasm';

/** What is used of qpdf, beyond what its package declares. */
interface Qpdf {
  callMain(args: string[]): number;
  FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array; unlink(path: string): void };
}

const load = createModule as unknown as (settings: object) => Promise<Qpdf>;
const wasm = fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
let loading: Promise<Qpdf> | undefined;

/** Encrypts a PDF by AES-256 so that it opens with the password alone; nobody knows the owner's. Takes a tenth of a second: for the print thread only. */
export async function lockPdf(pdf: Uint8Array, password: string): Promise<Uint8Array> {
  loading ??= load({ noInitialRun: true, locateFile: () => wasm });
  const qpdf = await loading;
  const [open, locked] = ['/open.pdf', '/locked.pdf'];
  const lock = ['--encrypt', `--user-password=${password}`, `--owner-password=${randomBytes(24).toString('hex')}`, '--bits=256', '--'];
  qpdf.FS.writeFile(open, pdf);
  try {
    const failure = qpdf.callMain([open, locked, ...lock]);
    if (failure) throw new Error(`qpdf ended with ${failure}`);
    const bytes = qpdf.FS.readFile(locked);
    qpdf.FS.unlink(locked);
    return bytes;
  } finally {
    qpdf.FS.unlink(open);
  }
}
