import { Worker } from 'node:worker_threads';
import { Busy } from '../errors.ts';

/** A render job for Typst. */
export interface RenderOrder {
  id: number;
  /** File contents by name. Templates read the data as JSON, so that user input is never treated as markup. */
  files: Record<string, string | Uint8Array>;
  /** The main file. */
  main: string;
  /** Creation time in milliseconds, written into the document: the same job produces the same bytes. */
  at: number;
  /** Whether it is written for archives, as PDF/A-3b, which alone may hold files. */
  isArchived?: boolean;
  /** What opens the document; it is not encrypted without one. */
  password?: string;
}

/** The worker's response. */
export type RenderAnswer = { id: number; pdf: Uint8Array } | { id: number; failure: string };

interface Waiting {
  done: (pdf: Buffer) => void;
  failed: (error: Error) => void;
}

/** Maximum queue length, milliseconds allowed per document, and milliseconds after which an idle worker is stopped to free its memory. */
const limits = { waiting: 100, timeout: 20_000, idle: 60_000 };

/** In the bundle, the worker's code is next to the server's. */
const code = new URL(import.meta.url.endsWith('.ts') ? 'typst.worker.ts' : 'typst.worker.js', import.meta.url);

/**
 * Renders PDFs with Typst, one at a time in a worker thread, so that requests are not blocked. The worker starts with the first document
 * and stops after a minute without one, so it costs nothing when unused.
 */
export class Renderer {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** Renders a PDF. RequestError `busy` if too many jobs are queued. */
  async render(order: Omit<RenderOrder, 'id'>): Promise<Buffer> {
    if (this.#waiting.size >= limits.waiting) throw Busy();
    const id = ++this.#last;
    const pdf = new Promise<Buffer>((done, failed) => this.#waiting.set(id, { done, failed }));
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...order, id }, []);
    this.#watch(limits.timeout);
    return pdf;
  }

  /** Stops the worker; pending jobs fail. */
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
    this.#watch(this.#waiting.size ? limits.timeout : limits.idle);
  }

  /** Stops the worker if a document takes too long, and when it is idle. */
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
