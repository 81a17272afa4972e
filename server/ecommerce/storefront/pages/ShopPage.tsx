import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { languages, localeOf, type Language } from '../../../core/session/Viewer.ts';
import { inLanguage, toShop, type Visit } from '../Visit.ts';
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

interface ShopPageProps {
  visit: Visit;
  head: PageHead;
  /** Text of the search field. */
  search?: string;
  children: ReactNode;
}

const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية', sp: 'Español' };

/** Structured data as text that cannot end the element it stands in. */
const dataText = (data: object) => ({ __html: JSON.stringify(data).replaceAll('<', '\\u003c') });

/** Draws a whole page as HTML. It needs no script; what it shows is in the markup. */
export const drawPage = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;

/** A page of the public shop. */
export function ShopPage({ visit, head, search, children }: ShopPageProps) {
  const { language, words, publicUrl, shop } = visit;
  const address = (of: Language) => `${publicUrl}${inLanguage(of, head.path)}`;
  const name = shop?.title ?? 'Noria';
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
          <div className="bar">
            {shop ? (
              <a className="brand" href={toShop(visit, '/')}>
                <bdi>{shop.title}</bdi>
              </a>
            ) : (
              <span className="brand">{words.text('trackTitle')}</span>
            )}
            {shop && (
              <form className="search" action={toShop(visit, '/')} role="search">
                <input
                  type="search"
                  name="q"
                  defaultValue={search}
                  aria-label={words.text('search')}
                  placeholder={words.text('search')}
                  maxLength={100}
                />
                <button type="submit">{words.text('find')}</button>
              </form>
            )}
            {shop && (
              <a className="cart" href={toShop(visit, '/account/')}>
                {words.text('account')}
              </a>
            )}
            {shop && (
              <a className="cart" href={toShop(visit, '/cart/')}>
                {words.text('cart')} <span className="count">{visit.pieces}</span>
              </a>
            )}
          </div>
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
            {shop && <ShopContact visit={visit} name={shop.title} email={shop.email} phone={shop.phone} />}
            <span>{words.text('runsOn')}</span>
          </p>
        </footer>
      </body>
    </html>
  );
}

interface ContactProps {
  visit: Pick<Visit, 'words'>;
  name: string;
  email: string | null;
  phone: string | null;
}

/** How a shop is reached. */
export function ShopContact({ visit: { words }, name, email, phone }: ContactProps) {
  if (!email && !phone) return null;
  return (
    <span className="contact">
      {words.text('contact', { shop: name })}{' '}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}{' '}
      {phone && (
        <a href={`tel:+${phone}`}>
          <bdi dir="ltr">+{phone}</bdi>
        </a>
      )}
    </span>
  );
}
