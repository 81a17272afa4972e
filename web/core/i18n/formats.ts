// Shared with the server, which prints documents in the same formats.
export { dateFormat, dateText, numberText } from '../../../server/core/rules/formats.ts';
