/** Where a mark of emphasis may begin and end: not within a word. */
const [before, after] = [String.raw`(^|[\s([{"'>|/])`, String.raw`(?=$|[\s)\]}"'<|/.,;:!?])`];
const marked = (mark: string) => new RegExp(`${before}${mark}([^\\s${mark}](?:[^${mark}\\n]{0,500}[^\\s${mark}])?)${mark}${after}`, 'g');
const [bold, struck, inserted] = [marked('\\*'), marked('-'), marked('\\+')];

/** Maximum characters of a text that is read; Jira allows no longer ones. */
const longest = 32_767;

/** Blocks whose content is not read, and those whose content is. */
const verbatim = /\{(code|noformat)(?::([^}\n]{0,200}))?\}([\s\S]*?)\{\1\}/g;
const quote = /\{quote\}([\s\S]*?)\{quote\}/g;
const panel = /\{panel(?::([^}\n]{0,500}))?\}|\{(?:color(?::[^}\n]{0,50})?|anchor:[^}\n]{0,100})\}/g;

/**
 * Turns Jira's wiki markup into restricted Markdown: headings, lists, emphasis, code, quotes, links, panels and tables. What it does not
 * know stays as it was written. Pictures and files are called by their names.
 */
export function markdownOfWiki(text: string): string {
  if (text.length > longest) return text;
  const parts: string[] = [];
  let read = 0;
  const plain = text.replaceAll(/\r\n?/g, '\n');
  for (const match of plain.matchAll(verbatim)) {
    const [whole, kind, options = '', code] = match;
    parts.push(blocks(plain.slice(read, match.index)).trimEnd(), fenced(code, kind === 'code' ? languageOf(options) : ''));
    read = match.index + whole.length;
  }
  parts.push(blocks(plain.slice(read)));
  return parts
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const languageOf = (options: string) => options.split('|').find(option => /^[a-z][\w+#-]*$/i.test(option)) ?? '';

/** A fence longer than any in the code. */
function fenced(code: string, language: string): string {
  const inner = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(inner + 1);
  return `\n\n${fence}${language}\n${code.replace(/^\n+/, '').trimEnd()}\n${fence}\n\n`;
}

function blocks(text: string): string {
  const quoted = text.replaceAll(quote, (_, inner: string) => `\n\n${inner.trim().replaceAll(/^/gm, 'bq. ')}\n\n`);
  const open = quoted.replaceAll(panel, (_, options?: string) => {
    const title = /(?:^|\|)title=([^|]*)/.exec(options ?? '')?.[1];
    return title ? `*${title}*\n` : '';
  });
  let wasItem = false;
  const lines = open.split('\n').map(written => {
    const { line, isItem } = lineOf(written);
    // Without a blank line between, Markdown takes a line after an item as a part of it.
    const isApart = wasItem && !isItem && line !== '';
    wasItem = isItem;
    return isApart ? `\n${line}` : line;
  });
  return lines.join('\n');
}

function lineOf(written: string): { line: string; isItem: boolean } {
  const [, level, title] = /^\s*h([1-6])\.\s(.*)$/.exec(written) ?? [];
  if (level) return { line: `${'#'.repeat(Number(level))} ${inline(title.trim())}`, isItem: false };
  const [, said] = /^\s*bq\.\s?(.*)$/.exec(written) ?? [];
  if (said !== undefined) return { line: `> ${inline(said)}`, isItem: false };
  if (/^\s*-{4,}\s*$/.test(written)) return { line: '\n---\n', isItem: false };
  const [, marks, item] = /^\s*([*#]{1,6}|-{1,3})\s+(\S.*)$/.exec(written) ?? [];
  if (marks) return { line: `${'    '.repeat(marks.length - 1)}${marks.endsWith('#') ? '1.' : '-'} ${inline(item)}`, isItem: true };
  const row = /^\s*\|/.test(written) ? rowOf(written) : written;
  return { line: inline(row), isItem: false };
}

/** The cells of a table's row in one line; those of its head are bold. */
const rowOf = (written: string) =>
  links(written)
    .trim()
    .split(/(\|\|?)/)
    .flatMap((cell, index, all) => (index % 2 || !cell.trim() ? [] : [all[index - 1] === '||' ? `*${cell.trim()}*` : cell.trim()]))
    .join(' | ');

/** Marks within a line; code between braces is not read. */
const inline = (line: string): string =>
  line
    .split(/(\{\{[^{}\n]+\}\})/)
    .map((part, index) => (index % 2 ? `\`${part.slice(2, -2).replaceAll('`', '')}\`` : emphasis(part)))
    .join('');

const links = (text: string): string =>
  text
    .replaceAll(/!([^!|\n\s][^!|\n]{0,300})(?:\|[^!\n]{0,500})?!/g, (whole, name: string) =>
      /^https?:/.test(name) ? `[${name}](${name})` : /\.\w{2,5}$/.test(name) ? `[^${name}]` : whole,
    )
    .replaceAll(/\[([^[\]\n]{1,2000})\]/g, (whole, inner: string) => linked(inner) ?? whole);

const emphasis = (text: string): string =>
  links(text).replaceAll(bold, '$1**$2**').replaceAll(struck, '$1~~$2~~').replaceAll(inserted, '$1$2').replaceAll('\\\\', '\n');

/** A link, a file or a person in brackets; undefined for other words. */
function linked(inner: string): string | undefined {
  if (inner.startsWith('~')) return `@${inner.slice(1).replace(/^accountid:/, '')}`;
  if (inner.startsWith('^')) return `_${inner.slice(1)}_`;
  const [text, address = text] = inner.split('|');
  if (!/^(?:https?:\/\/|mailto:)\S+$/i.test(address)) return undefined;
  return text === address && !address.startsWith('mailto:') ? address : `[${text.replace(/^mailto:/, '')}](${address})`;
}
