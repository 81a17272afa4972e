/** A text and what is selected in it, from the first character to behind the last. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A change of a text: what replaces the part from `from` to `to`, and what is selected afterwards. */
export interface Edit extends Selected {
  readonly select: readonly [from: number, to: number];
}

/** Marks around a part of a line. */
export const wraps = { bold: '**', italic: '*', code: '`' } as const;
/** Marks at the beginning of lines. */
export const prefixes = { list: '- ', numbered: '1. ', task: '- [ ] ', quote: '> ' } as const;

export type MarkName = keyof typeof wraps | keyof typeof prefixes | 'link';

/** Returns what a button of the toolbar changes: it puts its marks around or before what is selected, or takes them away. */
export function editOf(name: MarkName, selected: Selected): Edit {
  if (name in wraps) return wrapped(wraps[name as keyof typeof wraps], selected);
  return name === 'link' ? linked(selected) : prefixed(prefixes[name as keyof typeof prefixes], selected);
}

function wrapped(mark: string, { text, from, to }: Selected): Edit {
  const chosen = text.slice(from, to);
  const size = mark.length;
  const isInside = chosen.length >= 2 * size && chosen.startsWith(mark) && chosen.endsWith(mark);
  if (isInside) return { text: chosen.slice(size, -size), from, to, select: [from, to - 2 * size] };
  const isAround = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark && text[from - size - 1] !== mark[0];
  if (isAround) return { text: chosen, from: from - size, to: to + size, select: [from - size, to - size] };
  return { text: `${mark}${chosen}${mark}`, from, to, select: [from + size, to + size] };
}

function linked({ text, from, to }: Selected): Edit {
  const chosen = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(chosen)) return { text: `[](${chosen})`, from, to, select: [from + 1, from + 1] };
  const start = from + chosen.length + 3;
  return { text: `[${chosen}](https://)`, from, to, select: chosen ? [start, start + 8] : [from + 1, from + 1] };
}

function prefixed(prefix: string, { text, from, to }: Selected): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const own = /^(?:- \[[ x]\] |[-*] |\d+\. |> )/;
  const isNumbered = prefix === prefixes.numbered;
  const isMarked = lines.every(line =>
    (isNumbered ? /^\d+\. / : prefix === '- ' ? /^- (?!\[)/ : { test: (one: string) => one.startsWith(prefix) }).test(line),
  );
  const changed = lines
    .map((line, index) => `${isMarked ? '' : isNumbered ? `${index + 1}. ` : prefix}${line.replace(own, '')}`)
    .join('\n');
  return {
    text: changed,
    from: start,
    to: end,
    select: from === to ? [start + changed.length, start + changed.length] : [start, start + changed.length],
  };
}
