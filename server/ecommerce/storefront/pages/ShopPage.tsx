import type { ReactNode } from 'react';
import { PublicPage, type PageHead } from '../../../core/pages/PublicPage.tsx';
import { toShop, type Visit } from '../Visit.ts';

interface ShopPageProps {
  visit: Visit;
  head: PageHead;
  /** Text of the search field. */
  search?: string;
  children: ReactNode;
}

/** A page of the public shop. */
export function ShopPage({ visit, head, search, children }: ShopPageProps) {
  const { words, shop } = visit;
  const bar = shop ? (
    <>
      <a className="brand" href={toShop(visit, '/')}>
        <bdi>{shop.title}</bdi>
      </a>
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
      <a className="cart" href={toShop(visit, '/account/')}>
        {words.text('account')}
      </a>
      <a className="cart" href={toShop(visit, '/cart/')}>
        {words.text('cart')} <span className="count">{visit.pieces}</span>
      </a>
    </>
  ) : (
    <span className="brand">{words.text('trackTitle')}</span>
  );
  const contact = shop && <ShopContact visit={visit} name={shop.title} email={shop.email} phone={shop.phone} />;
  return (
    <PublicPage {...visit} head={head} name={shop?.title ?? 'Noria'} bar={bar} contact={contact}>
      {children}
    </PublicPage>
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
