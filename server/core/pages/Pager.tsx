import type { Wording } from '../print/Wording.ts';

interface PagerProps {
  /** Has the texts `pages`, `previous`, `pageOf` and `next`. */
  words: Wording;
  /** Starts at 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Leads through the pages of a list; nothing, if there is only one. */
export function Pager({ words, page, pages, addressOf }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label={words.text('pages')}>
      {page > 1 && (
        <a rel="prev" href={addressOf(page - 1)}>
          {words.text('previous')}
        </a>
      )}
      <span>{words.text('pageOf', { page, pages })}</span>
      {page < pages && (
        <a rel="next" href={addressOf(page + 1)}>
          {words.text('next')}
        </a>
      )}
    </nav>
  );
}
