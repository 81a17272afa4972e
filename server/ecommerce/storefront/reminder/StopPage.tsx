import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';

/** /shop/:address/reminders/:secret/: stops reminders of carts at the press of a button, or says that they are stopped. */
export function StopPage({ visit, secret, isStopped }: { visit: Visit; secret: string; isStopped: boolean }) {
  const { words, shop } = visit;
  const title = words.text(isStopped ? 'reminders.stopped' : 'reminders.stopTitle');
  return (
    // Its other languages are not linked to: an address with a secret leads nowhere else.
    <ShopPage visit={visit} head={{ title, path: shopPath(visit, '/account/') }}>
      <h1>{title}</h1>
      <p className="intro" role={isStopped ? 'status' : undefined}>
        {words.text(isStopped ? 'reminders.stoppedText' : 'reminders.stopText', { shop: shop!.title })}
      </p>
      {isStopped ? (
        <p className="actions">
          <a className="button" href={toShop(visit, '/')}>
            {words.text('browse')}
          </a>
        </p>
      ) : (
        <form method="post" action={toShop(visit, `/reminders/${encodeURIComponent(secret)}/`)}>
          <button className="primary" type="submit">
            {words.text('reminders.stop')}
          </button>
        </form>
      )}
    </ShopPage>
  );
}
