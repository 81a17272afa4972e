import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { Wording } from '../print/Wording.ts';
import { languages, localeOf, type Language } from '../session/Viewer.ts';
import { inLanguage } from './inLanguage.ts';
import type { PageReply } from './Page.ts';
import { styleAddress } from './style.ts';

/** What a page says about itself, above all to search engines. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path without language, with what distinguishes the page: `/shop/atlas/?page=2`. */
  path: string;
  /** Whether search engines may list it. */
  isIndexed?: boolean;
  /** Address of a picture. */
  image?: string;
  /** Where the browser goes at once. */
  leadsTo?: string;
  /** Structured data (schema.org). */
  data?: object[];
}

interface PublicPageProps {
  language: Language;
  /** Has the texts `skip`, `languages` and `runsOn`. */
  words: Wording;
  /** Of the product, without a trailing slash. */
  publicUrl: string;
  head: PageHead;
  /** Whose pages these are. */
  name: string;
  /** The bar at the top. */
  bar: ReactNode;
  /** At the foot, beside the languages. */
  contact?: ReactNode;
  children: ReactNode;
}

const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية', sp: 'Español' };

/** Structured data as text that cannot end the element it stands in. */
const dataText = (data: object) => ({ __html: JSON.stringify(data).replaceAll('<', '\\u003c') });

/** Draws a whole page as HTML. It needs no script; what it shows is in the markup. */
export const drawPage = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;

/** Sends a page that is drawn already, which no cache keeps. */
export const sendDrawn = (reply: PageReply, html: string, status = 200): PageReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(html);

/** Draws and sends a page. */
export const sendPage = (reply: PageReply, page: ReactNode, status = 200): PageReply => sendDrawn(reply, drawPage(page), status);

/** A page for everybody, without script, in three languages, light and dark. */
export function PublicPage({ language, words, publicUrl, head, name, bar, contact, children }: PublicPageProps) {
  const address = (of: Language) => `${publicUrl}${inLanguage(of, head.path)}`;
  return (
    <html lang={localeOf[language]} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head.leadsTo && <meta httpEquiv="refresh" content={`0; url=${head.leadsTo}`} />}
        <title>{head.title === name ? name : `${head.title} · ${name}`}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.isIndexed ? <link rel="canonical" href={address(language)} /> : <meta name="robots" content="noindex" />}
        {head.isIndexed && languages.map(of => <link key={of} rel="alternate" hrefLang={localeOf[of]} href={address(of)} />)}
        <meta property="og:title" content={head.title} />
        <meta property="og:site_name" content={name} />
        {head.image && <meta property="og:image" content={`${publicUrl}${head.image}`} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styleAddress} />
        {head.data?.map(data => (
          <script key={JSON.stringify(data).slice(0, 60)} type="application/ld+json" dangerouslySetInnerHTML={dataText(data)} />
        ))}
      </head>
      <body>
        <a className="skip" href="#content">
          {words.text('skip')}
        </a>
        <header>
          <div className="bar">{bar}</div>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer>
          <nav aria-label={words.text('languages')}>
            {languages.map(of => (
              <a
                key={of}
                href={inLanguage(of, head.path)}
                lang={localeOf[of]}
                hrefLang={localeOf[of]}
                aria-current={of === language ? 'true' : undefined}
              >
                {languageNames[of]}
              </a>
            ))}
          </nav>
          <p>
            {contact}
            <span>{words.text('runsOn')}</span>
          </p>
        </footer>
      </body>
    </html>
  );
}
