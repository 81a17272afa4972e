// The server prints documents in the same formats.
export { dateText, numberText } from '../../../server/core/rules/formats.ts';
