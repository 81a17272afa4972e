import { ChakraProvider, defaultSystem, type SystemContext } from '@chakra-ui/react';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainOf } from '../../server/core/rules/markdown.ts';
import { editOf, type MarkName } from '../../web/core/richText/markdownEdits.ts';
import { MarkdownText } from '../../web/core/richText/MarkdownText.tsx';

const Themed = ChakraProvider as FC<{ value: SystemContext }>;

/** The elements of a text, without their styles. */
const drawn = (text: string, names: string[] = []) =>
  renderToStaticMarkup(createElement(Themed, { value: defaultSystem }, createElement(MarkdownText, { text, names })))
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/ (?:class|dir)="[^"]*"/g, '');

describe('a text in restricted Markdown', () => {
  it('becomes emphasis, lists, quotes, code, links and mentions', () => {
    expect(drawn('**a** *b* ~~c~~ `d`\nnext')).toBe('<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code><br/>next</p>');
    expect(drawn('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
    expect(drawn('> q\n\n```\n<i>\n```')).toBe('<blockquote><p>q</p></blockquote><pre tabindex="0"><code>&lt;i&gt;</code></pre>');
    expect(drawn('Ask @Ana_Maria *now*', ['Ana_Maria'])).toBe('<p>Ask <bdi>@Ana_Maria</bdi> <em>now</em></p>');
    expect(drawn('[x](https://example.com)')).toBe(
      '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer"><bdi>x</bdi></a></p>',
    );
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '![x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](/files/../graphql)',
    '[x](vbscript:x)',
  ])('shows %s as it was written', text => {
    const shown = drawn(text);
    expect(shown).not.toMatch(/<(?:a|img|script)\b/);
    expect(shown).toContain(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });

  it('fetches nothing: a picture is a link, and a file of the company leads to it', () => {
    expect(drawn('![a](https://example.com/a.png)')).toContain('<a href="https://example.com/a.png"');
    expect(drawn('[plan](/files/00000000-0000-0000-0000-000000000005)')).toContain('<a href="/files/00000000-0000-0000-0000-000000000005"');
  });

  it.each(['> ', '1. ', '- ', '>', '[', '**a', '_a_', '![['])('of 5,000 characters of %s is drawn nevertheless', part => {
    const text = part.repeat(5_000).slice(0, 5_000);
    expect(drawn(text).length).toBeGreaterThan(0);
    expect(plainOf(text).length).toBeLessThan(20_000);
  });

  it('is plain in mails and prints', () => {
    expect(plainOf('# Head\nA **b** [c](https://d.example)\n\n1. one\n2. two\n\n- [x] done\n- [ ] open\n\n> said')).toBe(
      'Head\nA b c\n1. one\n2. two\n☑ done\n☐ open\nsaid',
    );
    expect(plainOf('Two\nlines, 3 < 4 & snake_case')).toBe('Two\nlines, 3 < 4 & snake_case');
  });
});

describe('a button of the toolbar', () => {
  /** Presses buttons with a part of a text selected, marked by |; returns the text with what is then selected. */
  const pressed = (written: string, ...names: MarkName[]) => {
    const [before, chosen = '', after = ''] = written.split('|');
    let text = before + chosen + after;
    let at: readonly [number, number] = [before.length, before.length + chosen.length];
    for (const name of names) {
      const { from, to, text: put, select } = editOf(name, { text, from: at[0], to: at[1] });
      text = text.slice(0, from) + put + text.slice(to);
      at = select;
    }
    return `${text.slice(0, at[0])}|${text.slice(at[0], at[1])}|${text.slice(at[1])}`;
  };

  it.each<[string, MarkName[], string]>([
    ['a |b| c', ['bold'], 'a **|b|** c'],
    ['a |b| c', ['bold', 'bold'], 'a |b| c'],
    ['a |**b**| c', ['bold'], 'a |b| c'],
    ['a |b| c', ['bold', 'italic'], 'a ***|b|*** c'],
    ['||', ['italic'], '*||*'],
    ['x\n|one\ntwo|\ny', ['list'], 'x\n|- one\n- two|\ny'],
    ['|one\ntwo|', ['numbered'], '|1. one\n2. two|'],
    ['|one\ntwo|', ['numbered', 'list', 'task'], '|- [ ] one\n- [ ] two|'],
    ['|one\ntwo|', ['quote', 'quote'], '|one\ntwo|'],
    ['|word|', ['link'], '[word](|https://|)'],
    ['|https://a.example|', ['link'], '[||](https://a.example)'],
  ])('changes %j by %j to %j', (written, names, expected) => {
    expect(pressed(written, ...names)).toBe(expected);
  });
});
