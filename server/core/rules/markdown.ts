import { Marked, type Token, type Tokens } from 'marked';

/** Addresses that a link in a text may lead to: pages, mail, and files of the company. */
const linkForm = /^(?:https?:\/\/|mailto:)\S+$/i;
const fileForm = /^\/files\/[\da-f-]{36}$/;

/** Levels of lists and quotes that are read; what is nested deeper stays as it was written. */
export const deepest = 6;

/** A mentioned user: @ and their name. */
export interface MentionToken extends Tokens.Generic {
  type: 'mention';
  raw: string;
}

const never = () => undefined;

/**
 * Reads a text in a restricted Markdown: emphasis, code, lists, quotes and links. HTML, tables, reference links and indented code stay as
 * they were written, and a new line is one. Text that nests too deeply to be read is one paragraph.
 * @param names Users whose `@name` is a mention.
 */
export function readMarkdown(text: string, names: readonly string[] = []): Token[] {
  const marks = names.map(name => `@${name}`).sort((one, other) => other.length - one.length);
  const reader = new Marked({
    gfm: true,
    breaks: true,
    tokenizer: { code: never, html: never, tag: never, def: never, table: never, lheading: never, reflink: never },
    extensions: [
      {
        name: 'mention',
        level: 'inline',
        start: rest =>
          marks
            .map(mark => rest.indexOf(mark))
            .filter(at => at >= 0)
            .sort((one, other) => one - other)[0],
        tokenizer(rest): MentionToken | undefined {
          const raw = marks.find(mark => rest.startsWith(mark));
          return raw === undefined ? undefined : { type: 'mention', raw };
        },
      },
    ],
  });
  try {
    return reader.lexer(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] }];
  }
}

/** The address of a link as it may be followed; undefined if it may not. */
export const safeAddress = (href: string): string | undefined => (linkForm.test(href) || fileForm.test(href) ? href : undefined);

/** Characters of a text from which an excerpt is taken. */
const quoted = 500;

/** The beginning of a text in restricted Markdown without its marks, for notifications and columns of lists. */
export const excerptOf = (text: string): string => plainOf(text.slice(0, quoted));

/** Returns a text in restricted Markdown without its marks, for mails and prints. */
export function plainOf(text: string): string {
  return blocksOf(readMarkdown(text), 0).trim();
}

const blocksOf = (tokens: readonly Token[], depth: number): string =>
  tokens
    .filter(({ type }) => type !== 'space')
    .map(token => blockOf(token, depth))
    .join('\n');

function blockOf(token: Token, depth: number): string {
  if (depth > deepest) return token.raw.trim();
  if (token.type === 'list') {
    const { items, ordered, start } = token as Tokens.List;
    return items
      .map((item, index) => {
        const mark = ordered ? `${Number(start) + index}.` : item.task ? (item.checked ? '☑' : '☐') : '•';
        const content = blocksOf(
          item.tokens.filter(({ type }) => type !== 'checkbox'),
          depth + 1,
        );
        return `${mark} ${content.replaceAll('\n', '\n  ')}`;
      })
      .join('\n');
  }
  if (token.type === 'blockquote') return blocksOf((token as Tokens.Blockquote).tokens, depth + 1);
  if (token.type === 'hr') return '';
  return inlineOf(token);
}

function inlineOf(token: Token): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'image') return (token as Tokens.Image).text || (token as Tokens.Image).href;
  if ('tokens' in token && token.tokens) return token.tokens.map(inlineOf).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}
