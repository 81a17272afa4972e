/**
 * Content of an XML element: its text; its child elements, with text of its own under `''` and attributes under `@name`; or one of either for each
 * time it occurs. An element without content is left out, one of an object without keys stands empty.
 */
export type XmlContent = string | null | undefined | XmlNode | (XmlNode | string)[];
export type XmlNode = { [name: string]: XmlContent };

const escaped = (text: string) =>
  text
    // XML 1.0 has no other control characters, not even escaped.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Writes the elements of a node in their order. */
const elementsOf = (node: XmlNode): string =>
  Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, content]) => (Array.isArray(content) ? content : [content]).map(one => elementOf(name, one)))
    .join('');

function elementOf(name: string, content: XmlNode | string | null | undefined): string {
  if (typeof content === 'string')
    return name ? content.trim() && `<${name}>${escaped(content.trim())}</${name}>` : escaped(content.trim());
  if (!content) return '';
  const attributes = Object.entries(content)
    .filter(([key, value]) => key.startsWith('@') && typeof value === 'string')
    .map(([key, value]) => ` ${key.slice(1)}="${escaped(value as string)}"`)
    .join('');
  const inside = elementsOf(content);
  if (!inside) return Object.keys(content).length === 0 ? `<${name}/>` : '';
  return `<${name}${attributes}>${inside}</${name}>`;
}

/** Writes an XML document whose elements stand in the order of its schema. */
export const xmlOf = (root: string, namespaces: Record<string, string>, document: XmlNode): string => {
  const names = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${uri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${names.join('')}>${elementsOf(document)}</${root}>\n`;
};
