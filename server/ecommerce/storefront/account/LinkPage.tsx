import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import { linkMinutes } from './shopLinks.ts';

interface LinkProps {
  visit: Visit;
  secret: string;
  /** None, if the link does not work. */
  email: string | undefined;
}

/** /shop/:address/account/link/:secret/: signs in at the press of a button, or says that the link is over. */
export function LinkPage({ visit, secret, email }: LinkProps) {
  const { words } = visit;
  const title = words.text(email ? 'account.signIn' : 'account.linkOver');
  return (
    // Its other languages are not linked to: an address with a secret leads nowhere else.
    <ShopPage visit={visit} head={{ title, path: shopPath(visit, '/account/sign-in/') }}>
      <h1>{title}</h1>
      {email ? (
        <form method="post" action={toShop(visit, `/account/link/${encodeURIComponent(secret)}/`)}>
          <p className="intro">{words.text('account.linkText', { shop: visit.shop!.title, email })}</p>
          <button className="primary" type="submit">
            {words.text('account.signIn')}
          </button>
        </form>
      ) : (
        <>
          <p className="intro">{words.text('account.linkOverText', { minutes: linkMinutes })}</p>
          <p>
            <a className="button primary" href={toShop(visit, '/account/sign-in/')}>
              {words.text('account.newLink')}
            </a>
          </p>
        </>
      )}
    </ShopPage>
  );
}
