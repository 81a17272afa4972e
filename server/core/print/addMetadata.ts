import type { EmbeddedFile } from './EmbeddedFile.ts';

const resource = (content: string) => `<rdf:li rdf:parseType="Resource">${content}</rdf:li>`;

/** The properties, and the declaration of their schema. */
function rdfOf({ schema, namespace, prefix, properties }: EmbeddedFile['metadata']) {
  const values = properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`).join('');
  const declared = properties
    .map(({ name, description }) =>
      resource(
        `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
          `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>`,
      ),
    )
    .join('');
  return {
    description: `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values}</rdf:Description>`,
    extension: resource(
      `<pdfaSchema:schema>${schema}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>` +
        `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${declared}</rdf:Seq></pdfaSchema:property>`,
    ),
  };
}

/**
 * Adds properties to the XMP metadata of a PDF/A that Typst wrote, which has no means for it. The new metadata are appended as an incremental update
 * (ISO 32000-1, 7.5.6), so that the document's own bytes stay as they are.
 */
export function addMetadata(pdf: Buffer, metadata: EmbeddedFile['metadata']): Buffer {
  // One character a byte, so that positions in the text are those in the file.
  const text = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]);
  const [, trailer] = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(text.slice(table))!;
  const rows = text.indexOf('\n', text.indexOf('\n', table) + 1) + 1;
  const startOf = (id: string) => Number(text.slice(rows + 20 * Number(id)).slice(0, 10));
  const catalog = startOf(/\/Root (\d+) 0 R/.exec(trailer)![1]);
  const [, id] = /\/Metadata (\d+) 0 R/.exec(text.slice(catalog))!;
  const [opening, length] = /^\d+ 0 obj\s*<<\s*\/Length (\d+)\b[^>]*>>\s*stream\r?\n/.exec(text.slice(startOf(id)))!;
  const start = startOf(id) + opening.length;
  const { description, extension } = rdfOf(metadata);
  const packet = pdf
    .toString('utf8', start, start + Number(length))
    .replace('</rdf:Bag></pdfaExtension:schemas>', end => extension + end)
    .replace('</rdf:RDF>', end => description + end);
  const bytes = Buffer.from(packet);
  const object = `${id} 0 obj\n<<\n  /Length ${bytes.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`;
  const end = '\nendstream\nendobj\n\n';
  const gap = text.endsWith('\n') ? '' : '\n';
  const at = pdf.length + gap.length;
  const newTable = at + object.length + bytes.length + end.length;
  const row = `${String(at).padStart(10, '0')} 00000 n\r\n`;
  const tail = `xref\n${id} 1\n${row}trailer\n<<${trailer.trimEnd()}\n  /Prev ${table}\n>>\nstartxref\n${newTable}\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(gap + object, 'latin1'), bytes, Buffer.from(end + tail, 'latin1')]);
}
