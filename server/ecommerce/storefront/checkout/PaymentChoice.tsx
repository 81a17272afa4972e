import { shopPayments, type ShopPaymentName } from '../../order/ecommerceOrder.rules.ts';
import type { OpenShop } from '../openShop.ts';
import type { Visit } from '../Visit.ts';
import type { FormState } from '../../../core/pages/PageField.tsx';

/** The ways in which a shop is paid. */
export const paymentsOf = ({ takesCash, takesTransfer, takesCard }: Pick<OpenShop, 'takesCash' | 'takesTransfer' | 'takesCard'>) => {
  const taken: Record<ShopPaymentName, boolean> = { ON_DELIVERY: takesCash, TRANSFER: takesTransfer, CARD: takesCard };
  return shopPayments.filter(payment => taken[payment]);
};

/** How the order is paid. */
export function PaymentChoice({ visit: { words, shop }, form: { values, problems } }: { visit: Visit; form: FormState }) {
  const offered = paymentsOf(shop!);
  const chosen = values.payment || (offered.length === 1 ? offered[0] : undefined);
  return (
    <fieldset id="payment" tabIndex={-1} aria-describedby={problems.payment ? 'payment-problem' : undefined}>
      <legend>{words.text('payment')}</legend>
      {offered.map(payment => (
        <label key={payment} className="choice">
          <input type="radio" name="payment" value={payment} defaultChecked={payment === chosen} required />
          <span>
            {words.text(`payment.${payment}`)}
            <span className="muted">{words.text(`paymentText.${payment}`)}</span>
          </span>
        </label>
      ))}
      {problems.payment && (
        <p className="error" id="payment-problem">
          {problems.payment}
        </p>
      )}
    </fieldset>
  );
}
