import { inflateSync } from 'node:zlib';

interface Part {
  /** The object as written, without the bytes of its stream. */
  text: string;
  /** The bytes of its stream as stored. */
  stream: Buffer | undefined;
}

/** Reads the newest version of each object through the cross-reference tables, which must lead to it, and the newest trailer. */
function partsOf(pdf: Buffer): { parts: Map<number, Part>; trailer: string; lost: string[] } {
  const text = pdf.toString('latin1');
  const parts = new Map<number, Part>();
  const lost: string[] = [];
  let trailer = '';
  let table: number | undefined = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  while (table !== undefined) {
    const [rows, below]: string[] = (/^xref\n([\s\S]*?)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(table)) ?? ['', '', '']).slice(
      1,
    );
    for (const [, first, section] of rows.matchAll(/^(\d+) \d+\n((?:\d{10} \d{5} [fn](?: \n|\r\n))+)/gm)) {
      for (const [index, [, at]] of [...section.matchAll(/(\d{10}) \d{5} n/g)].entries()) {
        // The first row of the first section is that of the free objects.
        const id = Number(first) + index + (section.startsWith('0000000000') ? 1 : 0);
        const [, own] = new RegExp(`^${id} 0 obj\\s([\\s\\S]*?)(?:endobj|stream\\r?\\n)`).exec(text.slice(Number(at))) ?? [];
        if (own === undefined) lost.push(`${id} at ${at}`);
        else if (!parts.has(id)) parts.set(id, { text: own, stream: streamAt(pdf, text, Number(at), own) });
      }
    }
    trailer ||= below;
    const before: string | undefined = /\/Prev (\d+)/.exec(below)?.[1];
    table = before === undefined ? undefined : Number(before);
  }
  return { parts, trailer, lost };
}

function streamAt(pdf: Buffer, text: string, at: number, own: string): Buffer | undefined {
  const length = /\/Length (\d+)/.exec(own)?.[1];
  if (length === undefined || !/\sstream\r?\n/.test(text.slice(at + own.length, at + own.length + 30))) return undefined;
  const start = text.indexOf('\n', text.indexOf('stream', at + own.length)) + 1;
  return pdf.subarray(start, start + Number(length));
}

/**
 * Returns what ISO 19005-3 asks of a PDF/A-3b with an attachment and does not find in a file: each clause and what it misses. There is no
 * validator without a Java machine; these are the clauses that a writer of plain pages can break.
 */
export function brokenPdfA(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes);
  const { parts, trailer, lost } = partsOf(pdf);
  const objects = [...parts.values()].map(({ text }) => text);
  const follow = (name: string, text: string) => parts.get(Number(new RegExp(`/${name} \\[?\\s*(\\d+) 0 R`).exec(text)?.[1]));
  const unpacked = (part: Part | undefined) =>
    part?.stream && (part.text.includes('/FlateDecode') ? inflateSync(part.stream) : part.stream);
  const catalog = follow('Root', trailer)?.text ?? '';
  const xmp = follow('Metadata', catalog);
  const packet = unpacked(xmp)?.toString() ?? '';
  const profile = unpacked(follow('DestOutputProfile', catalog));
  const fonts = objects.filter(text => /\/Type \/Font\b/.test(text) && !text.includes('/Subtype /Type0'));
  const files = objects.filter(text => text.includes('/Type /Filespec'));
  const inCatalog = /\/AF \[([^\]]*)\]/.exec(catalog)?.[1] ?? '';
  const clauses: Record<string, boolean> = {
    '6.1.2 header': /^%PDF-1\.[0-7]\n%[\x80-\xff]{4}\n/.test(pdf.toString('latin1', 0, 40)),
    '6.1.3 file identifier': /\/ID \[\s*\S/.test(trailer),
    '6.1.3 no encryption': !trailer.includes('/Encrypt'),
    '6.1.4 cross-reference table': parts.size > 0 && lost.length === 0,
    '6.1.7 lengths of streams': [...parts.values()].every(
      ({ stream }) => !stream || /^\r?\n?endstream/.test(pdf.toString('latin1', end(pdf, stream), end(pdf, stream) + 12)),
    ),
    '6.1.7 filters': !objects.some(text => text.includes('/LZWDecode') || text.includes('/Crypt')),
    '6.2.3 output intent': /\/S \/GTS_PDFA1\b/.test(catalog) && profile?.toString('latin1', 36, 40) === 'acsp',
    '6.2.11 fonts embedded':
      fonts.length > 0 && fonts.every(text => unpacked(follow('FontFile[23]?', follow('FontDescriptor', text)?.text ?? ''))?.length),
    '6.5 no actions': !objects.some(text => /\/(JavaScript|JS|Launch|OpenAction|AA)\b/.test(text)),
    '6.6.2 metadata': !!xmp && !xmp.text.includes('/Filter') && packet.startsWith('<?xpacket begin='),
    '6.6.4 version': /<pdfaid:part>3</.test(packet) && /<pdfaid:conformance>B</.test(packet),
    '6.8 attachments':
      files.length > 0 &&
      files.every(
        text =>
          /\/F \(/.test(text) && /\/UF \(/.test(text) && /\/AFRelationship \/(Source|Data|Alternative|Supplement|Unspecified)\b/.test(text),
      ) &&
      objects.filter(text => text.includes('/Type /EmbeddedFile')).every(text => /\/Subtype \/\w/.test(text)) &&
      [...parts].filter(([, { text }]) => files.includes(text)).every(([id]) => inCatalog.includes(`${id} 0 R`)),
  };
  return Object.entries(clauses).flatMap(([clause, holds]) => (holds ? [] : [`${clause} ${lost.join()}`.trim()]));
}

/** Where a part of a file ends. */
const end = (pdf: Buffer, part: Buffer) => part.byteOffset - pdf.byteOffset + part.length;
