import type { EcommerceOrderStatusName } from '../../order/ecommerceOrderStatuses.rules.ts';
import type { TrackedOrder } from './trackOrder.ts';
import { fieldProps, PageField, type FormState } from '../../../core/pages/PageField.tsx';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { type Visit } from '../Visit.ts';
import { ShopContact, ShopPage } from '../pages/ShopPage.tsx';
import { ShownDay } from '../pages/ShownDay.tsx';
import { ShownParcels } from '../pages/ShownParcels.tsx';

const usual: EcommerceOrderStatusName[] = ['PENDING', 'INPROGRESS', 'DELIVERED'];

interface TrackingProps {
  visit: Visit;
  /** As it stands in the address. */
  trackingId: string;
  order: TrackedOrder;
}

/** /track/:trackingId/: where an order is, for whoever has its tracking id. */
export function TrackingPage({ visit, trackingId, order }: TrackingProps) {
  const { words } = visit;
  const { number, status, orderedOn, deliveredOn, city, hasReturns, shop } = order;
  const steps = usual.includes(status) || status === 'COMPLETED' ? usual : [status];
  const reached = status === 'COMPLETED' ? usual.length - 1 : steps.indexOf(status);
  return (
    <ShopPage visit={visit} head={{ title: words.text('order', { number }), path: `/track/${encodeURIComponent(trackingId)}/` }}>
      <p className="crumbs">
        <bdi>{shop}</bdi>
      </p>
      <h1>
        {words.text('order', { number: '' }).trim()} <bdi dir="ltr">{number}</bdi>
      </h1>
      <ol className="steps" aria-label={words.text('steps')}>
        {steps.map((step, index) => (
          <li key={step} className={index <= reached ? 'done' : undefined} aria-current={index === reached ? 'step' : undefined}>
            {words.text(`status.${index === reached ? status : step}`)}
          </li>
        ))}
      </ol>
      <p className="intro">
        {words.text(`statusText.${status}`)} {hasReturns && status !== 'RETURN' && words.text('someReturned')}
      </p>
      <dl className="about">
        <dt>{words.text('ordered')}</dt>
        <dd>
          <ShownDay visit={visit} on={orderedOn} />
        </dd>
        {deliveredOn && (
          <>
            <dt>{words.text('deliveredOn')}</dt>
            <dd>
              <ShownDay visit={visit} on={deliveredOn} />
            </dd>
          </>
        )}
        <dt>{words.text('to')}</dt>
        <dd>
          <bdi>{city}</bdi>
        </dd>
      </dl>
      <ShownParcels visit={visit} parcels={order.parcels} />
      <p>
        <ShopContact visit={visit} name={shop} email={order.email} phone={order.phone} />
      </p>
      {order.address && (
        <p>
          <a className="button" href={inLanguage(visit.language, `/shop/${order.address}/`)}>
            {words.text('toShop')}
          </a>
        </p>
      )}
    </ShopPage>
  );
}

/** /track/: asks for a tracking id, or says that there is no order with the one that was tried. */
export function TrackingQuestion({ visit, tried }: { visit: Visit; tried: string }) {
  const { words } = visit;
  const action = inLanguage(visit.language, '/track/');
  const form: FormState = { values: {}, problems: {}, notices: [] };
  return (
    <ShopPage visit={visit} head={{ title: words.text('trackTitle'), path: '/track/' }}>
      <h1>{words.text('trackTitle')}</h1>
      {tried && (
        <p className="problems" role="alert">
          {words.text('trackNone')}
        </p>
      )}
      <p className="intro">{words.text('trackText')}</p>
      <form className="narrow" action={action}>
        <PageField visit={visit} form={form} name="id" label="trackingId">
          <input
            {...fieldProps('id', form)}
            dir="ltr"
            defaultValue={tried}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
        </PageField>
        <button className="primary" type="submit">
          {words.text('trackFind')}
        </button>
      </form>
    </ShopPage>
  );
}
