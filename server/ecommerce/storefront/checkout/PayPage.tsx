import { priceOf, shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import type { PlacedOrder } from './ThanksPage.tsx';

interface PayPageProps {
  visit: Visit;
  order: PlacedOrder;
  /** The provider's page; null while the provider does not answer. */
  url: string | null;
}

/** /shop/:address/pay/: on the way to the page on which an order is paid by card. */
export function PayPage({ visit, order: { number, total }, url }: PayPageProps) {
  const { words } = visit;
  return (
    <ShopPage visit={visit} head={{ title: words.text('payTitle'), path: shopPath(visit, '/pay/'), leadsTo: url ?? undefined }}>
      <h1>{words.text('payTitle')}</h1>
      <p className="intro">{words.text(url ? 'payText' : 'payLater', { number })}</p>
      <p className="actions">
        <a className="button primary" href={url ?? toShop(visit, '/pay/')} rel="noreferrer">
          {words.text(url ? 'payNow' : 'tryAgain', { total: priceOf(visit, total) })}
        </a>
      </p>
    </ShopPage>
  );
}
