import { PageField, type FormState } from '../../../core/pages/PageField.tsx';
import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import { linkMinutes } from './shopLinks.ts';

const empty: FormState = { values: {}, problems: {}, notices: [] };

interface SignInProps {
  visit: Visit;
  /** Where a link was sent, if the address is a customer's. */
  sentTo?: string;
  form?: FormState;
}

/** /shop/:address/account/sign-in/: asks for an address to send a link to, and says that it was sent, whether the address is known or not. */
export function SignInPage({ visit, sentTo, form = empty }: SignInProps) {
  const { words } = visit;
  const path = shopPath(visit, '/account/sign-in/');
  if (sentTo)
    return (
      <ShopPage visit={visit} head={{ title: words.text('account.sent'), path }}>
        <h1>{words.text('account.sent')}</h1>
        <p className="intro" role="status">
          {words.text('account.sentText', { email: sentTo, minutes: linkMinutes })}
        </p>
        <p className="muted">{words.text('account.sentHint')}</p>
        <p className="actions">
          <a className="button" href={toShop(visit, '/account/sign-in/')}>
            {words.text('account.otherAddress')}
          </a>
        </p>
      </ShopPage>
    );
  return (
    <ShopPage visit={visit} head={{ title: words.text('account.signIn'), path }}>
      <h1>{words.text('account.signIn')}</h1>
      <form className="narrow" method="post" action={toShop(visit, '/account/sign-in/')} noValidate>
        <PageField visit={visit} form={form} name="email" type="email" autoComplete="email" hint="account.signInText" />
        <button className="primary" type="submit">
          {words.text('account.send')}
        </button>
      </form>
    </ShopPage>
  );
}
