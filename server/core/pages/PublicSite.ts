import { Wording, type Formats } from '../print/Wording.ts';
import { languages, type Language } from '../session/Viewer.ts';
import { inLanguage } from './inLanguage.ts';
import type { Page, PageReply, PageRequest } from './Page.ts';
import { PageRate } from './PageRate.ts';
import { plainFormats } from './plainFormats.ts';
import { sendPage } from './PublicPage.tsx';

/** Pages a minute from one network: more than a person reads. */
const pagesAMinute = 240;

/** A visitor's request for a public page. */
export interface PublicVisit {
  language: Language;
  words: Wording;
  /** Of the product, without a trailing slash. */
  publicUrl: string;
}

/** A page of a site: its method, its path below the site's, and what answers it. */
export type SitePage<Answer> = readonly [method: Page['method'], path: string, answer: Answer];

/** Public pages of companies, in three languages, braked by network. */
export class PublicSite {
  readonly #rate = new PageRate(pagesAMinute);

  /** @param texts of the pages, by language. */
  constructor(private readonly texts: Record<Language, Record<string, string>>) {}

  /** Sends a page. */
  readonly send = sendPage;

  /** What a page is drawn from, with the formats of a company. */
  visitIn({ context: { language, session } }: PageRequest, formats: Formats = plainFormats): PublicVisit {
    return { language, words: new Wording(language, formats, this.texts), publicUrl: session.settings.publicUrl };
  }

  /** Whether too many requests come from where this one comes from; the reply then says when to come back. */
  isBraked({ context: { origin } }: PageRequest, reply: PageReply): boolean {
    if (!this.#rate.isExceeded(origin.ipAddress)) return false;
    reply.header('retry-after', '60');
    return true;
  }
}

/** The pages below a path in all languages, each answered by what its row names; a path with a secret is not logged. */
export const sitePages = <Answer>(
  path: string,
  rows: readonly SitePage<Answer>[],
  answer: (work: Answer) => Page['answer'],
  more: Pick<Page, 'maxFiles'> = {},
): Page[] =>
  languages.flatMap(language =>
    rows.map(([method, below, work]) => ({
      method,
      path: inLanguage(language, `${path}${below}`),
      language,
      hidesAddress: below.includes(':secret'),
      answer: answer(work),
      ...more,
    })),
  );
