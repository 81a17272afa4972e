import { isArgumentElement, isLiteralElement } from '@formatjs/icu-messageformat-parser/no-parser.js';
import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl';

/** What a message that is not parsed yet may have to be parsed for. */
const syntax = /[{}<>']/;

/**
 * The same texts, most of them sooner. The library merges its formats and writes them down to look up how a message is formatted, for each text
 * that is drawn; a text as it stands, or with values put in as they are, needs no format.
 */
export function withQuickTexts(intl: IntlShape): IntlShape {
  const formatMessage = ((descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: never) =>
    quickText(intl.messages[String(descriptor.id)], values) ??
    intl.formatMessage(descriptor, values as never, options)) as IntlShape['formatMessage'];
  return { ...intl, formatMessage, $t: formatMessage };
}

/** Returns a message's text; undefined if it takes the library to know it. */
function quickText(message: string | MessageFormatElement[] | undefined, values: Record<string, unknown> | undefined): string | undefined {
  if (!message) return undefined;
  if (typeof message === 'string') return syntax.test(message) ? undefined : message;
  let text = '';
  for (const part of message) {
    if (isLiteralElement(part)) text += part.value;
    else {
      const value = isArgumentElement(part) ? values?.[part.value] : undefined;
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += value;
    }
  }
  return text;
}
