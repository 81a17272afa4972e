import { priceOf, type Visit } from '../Visit.ts';
import type { PricedCart } from './CartPage.tsx';
import type { FormState } from '../../../core/pages/PageField.tsx';

interface DeliveryChoiceProps {
  visit: Visit;
  form: FormState;
  offers: PricedCart['offers'];
}

/** The field that says what the customer was told that all costs with a way of delivering it. */
export const toldTotal = (methodId: string) => `total-${methodId}`;

/** How the order is delivered, and what that costs. */
export function DeliveryChoice({ visit, form: { values, problems }, offers }: DeliveryChoiceProps) {
  const { words } = visit;
  const chosen = offers.some(({ id }) => id === values.deliveryMethodId) ? values.deliveryMethodId : offers[0]?.id;
  return (
    <fieldset id="deliveryMethodId" tabIndex={-1} aria-describedby={problems.deliveryMethodId ? 'deliveryMethodId-problem' : undefined}>
      <legend>{words.text('deliveryMethodId')}</legend>
      {offers.length === 0 && <p className="muted">{words.text(values.country ? 'noDelivery' : 'chooseCountry')}</p>}
      {offers.map(({ id, title, description, fee, figures }, index) => (
        <label key={id} className="choice">
          <input type="radio" name="deliveryMethodId" value={id} defaultChecked={id === chosen} className={`offer-${index}`} required />
          <input type="hidden" name={toldTotal(id)} value={figures.total} />
          <span>
            <bdi>{title}</bdi> · <bdi dir="ltr">{Number(fee) === 0 ? words.text('free') : priceOf(visit, fee)}</bdi>
            {description && (
              <span className="muted">
                <bdi>{description}</bdi>
              </span>
            )}
          </span>
        </label>
      ))}
      {problems.deliveryMethodId && (
        <p className="error" id="deliveryMethodId-problem">
          {problems.deliveryMethodId}
        </p>
      )}
    </fieldset>
  );
}
