import { expect, it } from 'vitest';
import { markdownOfWiki } from '../../server/core/import/wikiMarkup.ts';

it.each([
  ['headings', 'h1. Goal\nh3. Steps *now*', '# Goal\n### Steps **now**'],
  ['emphasis', '*bold* _soft_ -gone- +new+, snake_case a-b 3 * 4 * 5', '**bold** _soft_ ~~gone~~ new, snake_case a-b 3 * 4 * 5'],
  ['a story', '*As a* captain\n*I want* more', '**As a** captain\n**I want** more'],
  [
    'lists, and what follows them',
    '* one\n** two\n**# three\n# first\nafter\n- dash',
    '- one\n    - two\n        1. three\n1. first\n\nafter\n- dash',
  ],
  [
    'code, which is not read',
    '{{a *b* c}} and {code:java|title=A.java}\nint *a* = 1;\n{code}',
    '`a *b* c` and\n\n```java\nint *a* = 1;\n```',
  ],
  ['code with a fence in it', '{noformat}\n```\n{noformat}', '````\n```\n````'],
  ['quotes', 'bq. said\n{quote}one\n*two*{quote}', '> said\n\n> one\n> **two**'],
  [
    'links',
    '[Docs|https://example.com/a_b|smart-link] [https://example.com] [mailto:a@b.test] [~nick] [^log.txt] [not]',
    '[Docs](https://example.com/a_b) https://example.com [a@b.test](mailto:a@b.test) @nick _log.txt_ [not]',
  ],
  ['pictures', '!image-2.png|width=541,alt="image-2.png"! wow! so!', '_image-2.png_ wow! so!'],
  ['tables', '||Name||Link||\n|a|[b|https://b.test]|', '**Name** | **Link**\na | [b](https://b.test)'],
  ['panels and colours', '{panel:title=Note|bgColor=#fff}{color:red}in{color}side{panel}', '**Note**\ninside'],
  ['lines', 'one\\\\two\r\n----\r\nthree', 'one\ntwo\n\n---\n\nthree'],
  ['plain text', 'Nothing {special} here: 10 - 5 - 3.', 'Nothing {special} here: 10 - 5 - 3.'],
])('Jira’s markup of %s is kept as Markdown', (_, wiki, markdown) => expect(markdownOfWiki(wiki)).toBe(markdown));

it('a text longer than Jira’s stays as it was written', () => {
  const text = `*a*${' '.repeat(32_767)}`;
  expect(markdownOfWiki(text)).toBe(text);
});
