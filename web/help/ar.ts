import { readChapters } from './readHelp.ts';

export const chapters = readChapters(
  import.meta.glob<string>('../../docs/help/ar/*.md', { query: '?raw', import: 'default', eager: true }),
);
