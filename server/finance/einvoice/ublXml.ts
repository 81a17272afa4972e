/** Content of a UBL element: text, child elements, or one of either for each time it occurs. Attributes are `name@attribute` beside it. */
export type UblNode = { [name: string]: UblContent };
type UblContent = string | null | undefined | UblNode | UblNode[] | string[];

const escaped = (text: string) =>
  text
    // XML 1.0 has no other control characters, not even escaped.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Writes the elements of a node in their order, without those that have no content: UBL allows no empty element. */
function elementsOf(node: UblNode): string {
  return Object.entries(node)
    .filter(([name]) => !name.includes('@'))
    .flatMap(([name, content]) => {
      const attributes = Object.entries(node)
        .filter(([key]) => key.startsWith(`${name}@`))
        .map(([key, value]) => (typeof value === 'string' ? ` ${key.slice(name.length + 1)}="${escaped(value)}"` : ''))
        .join('');
      return (Array.isArray(content) ? content : [content]).map(one => {
        const inside = typeof one === 'string' ? escaped(one.trim()) : one ? elementsOf(one) : '';
        return inside && `<${name}${attributes}>${inside}</${name}>`;
      });
    })
    .join('');
}

const schemas = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Writes a UBL 2.1 document of a kind, whose elements are in the order of its schema. */
export function ublXml(kind: 'Invoice' | 'CreditNote', document: UblNode): string {
  const names = `xmlns="${schemas}${kind}-2" xmlns:cac="${schemas}CommonAggregateComponents-2" xmlns:cbc="${schemas}CommonBasicComponents-2"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${names}>${elementsOf(document)}</${kind}>\n`;
}
