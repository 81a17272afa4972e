import { Worker } from 'node:worker_threads';
import { Busy } from '../errors.ts';

/** What Typst is to make a PDF of. */
export interface RenderOrder {
  id: number;
  /** Each file's content by its name; templates read the data as JSON, so that no text of a user's is ever markup. */
  files: Record<string, string | Uint8Array>;
  /** The file to begin with. */
  main: string;
  /** The document's own time in milliseconds, written into it: the same order makes the same bytes. */
  at: number;
}

/** What the thread answers. */
export type RenderAnswer = { id: number; pdf: Uint8Array } | { id: number; failure: string };

interface Waiting {
  done: (pdf: Buffer) => void;
  failed: (error: Error) => void;
}

/** Documents that may wait at once, milliseconds one may take, and those after which an idle thread gives its memory back. */
const limits = { waiting: 100, patience: 20_000, idle: 60_000 };

/** Bundled, the thread's code lies beside the server's. */
const code = new URL(import.meta.url.endsWith('.ts') ? 'typst.worker.ts' : 'typst.worker.js', import.meta.url);

/**
 * Makes PDFs with Typst, one after the other in a thread of its own, so that requests go on meanwhile. The thread starts with the first
 * document and ends when none has come for a minute: without printing it costs nothing.
 */
export class Renderer {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** The PDF. RequestError `busy` when too many wait. */
  async render(order: Omit<RenderOrder, 'id'>): Promise<Buffer> {
    if (this.#waiting.size >= limits.waiting) throw Busy();
    const id = ++this.#last;
    const pdf = new Promise<Buffer>((done, failed) => this.#waiting.set(id, { done, failed }));
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...order, id }, []);
    this.#watch(limits.patience);
    return pdf;
  }

  /** Ends the thread; what still waits fails. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { failed } of this.#waiting.values()) failed(new Error('The renderer was closed'));
    this.#waiting.clear();
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(code, { resourceLimits: { maxOldGenerationSizeMb: 128 }, execArgv: [] });
    worker.unref();
    worker.on('message', (answer: RenderAnswer) => this.#settle(answer));
    worker.on('error', error => this.#fail(worker, error));
    worker.on('exit', code => this.#fail(worker, new Error(`The renderer ended with ${code}`)));
    return worker;
  }

  #settle(answer: RenderAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('pdf' in answer) waiting?.done(Buffer.from(answer.pdf));
    else waiting?.failed(new Error(`Typst: ${answer.failure}`));
    this.#watch(this.#waiting.size ? limits.patience : limits.idle);
  }

  /** A document that takes too long ends its thread, and so does idleness. */
  #watch(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.close(), milliseconds).unref();
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }
}
