import { createLiteralElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser/no-parser.js';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';

/**
 * Stands for FormatJS's parser in the built client: whatever has to be parsed arrives as a syntax tree (tools/compileMessages.ts), so a
 * message that is still a text is the text.
 */
export const parse = (message: string): MessageFormatElement[] => [createLiteralElement(message)];
