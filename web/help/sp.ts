import { readChapters } from './readHelp.ts';

export const chapters = readChapters(
  import.meta.glob<string>('../../docs/help/sp/*.md', { query: '?raw', import: 'default', eager: true }),
);
