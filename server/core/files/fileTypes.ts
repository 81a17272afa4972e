import { fileTypeFromBuffer } from 'file-type';

/** Images that a page can show. */
export const imageTypes = ['image/png', 'image/jpeg'];

const office = 'application/vnd.openxmlformats-officedocument';

/** Types accepted for official documents, such as registration certificates. */
export const documentTypes = ['application/pdf', ...imageTypes];

/** Types that may be attached to a record: nothing that a browser or an operating system would execute. */
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

/** Formats that share the same bytes and are told apart by extension: the legacy Office container, and plain text. */
const byName: Record<string, Record<string, string>> = {
  'application/x-cfb': { doc: 'application/msword', xls: 'application/vnd.ms-excel', ppt: 'application/vnd.ms-powerpoint' },
  text: { csv: 'text/csv', txt: 'text/plain' },
};

/** Detects the content type from the bytes, whatever the sender claims; undefined if it is unknown. */
export async function typeOf(bytes: Buffer, name: string): Promise<string | undefined> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? (isText(bytes) ? 'text' : undefined);
  const extension = /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? '';
  return kind && kind in byName ? byName[kind][extension] : kind;
}

/** Whether the bytes are UTF-8 text that no program would interpret as a page, a drawing or a script. */
function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/^\s*(<|#!|%!)/.test(text) && !/<(html|script|svg|\?xml|!doctype)/i.test(text);
  } catch {
    return false;
  }
}
