import { chakra } from '@chakra-ui/react';

/** Text of a comment in its own direction, with mentions highlighted. */
export function CommentText({ text, names }: { text: string; names: readonly string[] }) {
  const marks = names.map(name => `@${name}`).sort((one, other) => other.length - one.length);
  return (
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
      <bdi>
        {split(text, marks).map(({ part, from }) =>
          marks.includes(part) ? (
            <chakra.bdi key={from} color="accent.fg" fontWeight="medium">
              {part}
            </chakra.bdi>
          ) : (
            part
          ),
        )}
      </bdi>
    </chakra.p>
  );
}

/** Splits the text at its mentions. */
function split(text: string, marks: string[]): { part: string; from: number }[] {
  const parts: { part: string; from: number }[] = [];
  let plain = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = marks.find(one => text.startsWith(one, at));
    if (!mark) continue;
    if (at > plain) parts.push({ part: text.slice(plain, at), from: plain });
    parts.push({ part: mark, from: at });
    plain = at + mark.length;
    at = plain - 1;
  }
  return plain < text.length ? [...parts, { part: text.slice(plain), from: plain }] : parts;
}
