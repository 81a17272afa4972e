import { fileTypeFromBuffer } from 'file-type';

/** Pictures a page shows. */
export const imageTypes = ['image/png', 'image/jpeg'];

const office = 'application/vnd.openxmlformats-officedocument';

/** Documents as an office of registration hands them out. */
export const documentTypes = ['application/pdf', ...imageTypes];

/** What may hang on a record: nothing that a browser or a system would run. */
export const attachmentTypes = [
  ...documentTypes,
  'image/webp',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'text/csv',
  'text/plain',
];

/** Formats whose bytes are alike, told apart by the name: the old office's container, and plain text. */
const byName: Record<string, Record<string, string>> = {
  'application/x-cfb': { doc: 'application/msword', xls: 'application/vnd.ms-excel', ppt: 'application/vnd.ms-powerpoint' },
  text: { csv: 'text/csv', txt: 'text/plain' },
};

/** What the bytes are, whatever their sender says; undefined when they are nothing we know. */
export async function typeOf(bytes: Buffer, name: string): Promise<string | undefined> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? (isText(bytes) ? 'text' : undefined);
  const extension = /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? '';
  return kind && kind in byName ? byName[kind][extension] : kind;
}

/** Whether it is text that no program would take for a page, a drawing or a script. */
function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/^\s*(<|#!|%!)/.test(text) && !/<(html|script|svg|\?xml|!doctype)/i.test(text);
  } catch {
    return false;
  }
}
