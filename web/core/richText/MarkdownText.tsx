import { chakra } from '@chakra-ui/react';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { deepest, readMarkdown, safeAddress } from '../../../server/core/rules/markdown.ts';

interface MarkdownTextProps {
  text: string;
  /** Users whose `@name` is highlighted. */
  names?: readonly string[];
}

/** A text in restricted Markdown, as elements. What it does not know is shown as it was written; nothing of it is read as HTML. */
export const MarkdownText = ({ text, names }: MarkdownTextProps) => blocks(readMarkdown(text, names), 0);

const blocks = (tokens: readonly Token[], depth: number): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- A text is drawn anew as a whole; its parts have no identity.
  tokens.map((token, index) => <Fragment key={index}>{block(token, depth)}</Fragment>);

function block(token: Token, depth: number): ReactNode {
  if (depth > deepest) return token.raw;
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return (
        <chakra.p dir="auto" fontWeight="semibold" fontSize={(token as Tokens.Heading).depth < 3 ? 'md' : undefined}>
          {inlines(token)}
        </chakra.p>
      );
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      return (
        <chakra.ul
          as={ordered ? 'ol' : 'ul'}
          {...(ordered && { start: Number(start) })}
          dir="auto"
          listStyleType={ordered ? 'decimal' : 'disc'}
          paddingInlineStart="6"
        >
          {items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- As above.
            <chakra.li key={index} listStyleType={item.task ? 'none' : undefined} marginInlineStart={item.task ? '-5' : undefined}>
              {blocks(item.tokens, depth + 1)}
            </chakra.li>
          ))}
        </chakra.ul>
      );
    }
    case 'checkbox':
      return (
        <chakra.input
          type="checkbox"
          checked={(token as Tokens.Checkbox).checked}
          readOnly
          disabled
          aria-hidden
          marginInlineEnd="2"
          verticalAlign="middle"
        />
      );
    case 'blockquote':
      return (
        <chakra.blockquote dir="auto" borderInlineStartWidth="3px" paddingInlineStart="3" color="fg.muted">
          {blocks((token as Tokens.Blockquote).tokens, depth + 1)}
        </chakra.blockquote>
      );
    case 'code':
      return (
        <chakra.pre dir="ltr" overflowX="auto" padding="2.5" borderRadius="md" bg="bg.subtle" fontSize="sm" tabIndex={0}>
          <code>{(token as Tokens.Code).text}</code>
        </chakra.pre>
      );
    case 'hr':
      return <chakra.hr marginBlock="2" borderColor="border" />;
    case 'text':
      return inlines(token);
    default:
      return (
        <chakra.p dir="auto" whiteSpace="pre-wrap">
          {inlines(token)}
        </chakra.p>
      );
  }
}

function inlines(token: Token): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- As above.
  if ('tokens' in token && token.tokens) return token.tokens.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

function inline(token: Token): ReactNode {
  switch (token.type) {
    case 'mention':
      return (
        <chakra.bdi color="accent.fg" fontWeight="medium">
          {token.raw}
        </chakra.bdi>
      );
    case 'strong':
      return <strong>{inlines(token)}</strong>;
    case 'em':
      return <em>{inlines(token)}</em>;
    case 'del':
      return <del>{inlines(token)}</del>;
    case 'br':
      return <br />;
    case 'codespan':
      return (
        <chakra.code dir="ltr" unicodeBidi="isolate" paddingInline="1" borderRadius="sm" bg="bg.subtle" fontSize="0.9em">
          {(token as Tokens.Codespan).text}
        </chakra.code>
      );
    case 'image':
    case 'link': {
      const { href, text } = token as Tokens.Link | Tokens.Image;
      const address = safeAddress(href);
      if (!address) return token.raw;
      return (
        <chakra.a href={address} target="_blank" rel="noopener noreferrer" textDecoration="underline">
          <bdi>{token.type === 'link' ? inlines(token) : text || href}</bdi>
        </chakra.a>
      );
    }
    default:
      return inlines(token);
  }
}
