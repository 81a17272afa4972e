// Worker thread that runs Typst: it only sees the files of a job and reads nothing from disk but the fonts.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { lockPdf } from './lockPdf.ts';
import type { RenderAnswer, RenderOrder } from './Renderer.ts';

// Whoever waits for a list goes before whoever waits for a document. On Linux alone this is the priority of the calling thread and those it starts;
// elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(10);

const fonts = [
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
];

// Virtual directory of a job's files; nothing in it exists on disk.
const workspace = resolve('/noria-print');
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fonts.map(font => readFileSync(fileURLToPath(font))) }],
});

function render({ files, main, at, isArchived }: RenderOrder): Uint8Array {
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(resolve(workspace, name), Buffer.from(content));
  try {
    // Compiled in one call: an intermediate document would be freed only by the garbage collector, which does not know its size.
    return compiler.pdf(
      { mainFilePath: resolve(workspace, main) },
      {
        creationTimestamp: Math.floor(at / 1000),
        pdfStandard: isArchived ? PdfStandard.A_3b : undefined,
      },
    );
  } finally {
    compiler.resetShadow();
    compiler.evictCache(5);
  }
}

async function answerTo(order: RenderOrder): Promise<void> {
  let answer: RenderAnswer;
  try {
    const pdf = render(order);
    answer = { id: order.id, pdf: order.password ? await lockPdf(pdf, order.password) : pdf };
  } catch (error) {
    answer = { id: order.id, failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer, []);
}

parentPort!.on('message', (order: RenderOrder) => void answerTo(order));
