import type { ReactNode } from 'react';
import { countryCodes } from '../../../core/rules/countryCodes.ts';
import { fieldProps, PageField, PageProblems, type FormState } from '../../../core/pages/PageField.tsx';
import { localeOf, type Language } from '../../../core/session/Viewer.ts';
import { shopPath, priceOf, toShop, type Visit } from '../Visit.ts';
import { CartTotal, type PricedCart } from './CartPage.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { ShopPage } from '../pages/ShopPage.tsx';

const choices = new Map<Language, { code: string; name: string }[]>();

/** Countries by name in a language. */
function countriesIn(language: Language) {
  const known = choices.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const { compare } = new Intl.Collator(localeOf[language]);
  const sorted = countryCodes.map(code => ({ code, name: names.of(code) ?? code })).sort((one, other) => compare(one.name, other.name));
  choices.set(language, sorted);
  return sorted;
}

/** What all costs with an offer; the style sheet shows that of the chosen one. */
const offerTotal = ({ figures, fee }: PricedCart['offers'][number], index: number) => ({ figures, fee, className: `sum-${index}` });

interface CheckoutProps {
  visit: Visit;
  cart: PricedCart;
  form: FormState;
  /** Whether the customer is asked if they want to be reminded of carts. */
  asksReminders?: boolean;
  /** Stands before the form. */
  children?: ReactNode;
}

/** /shop/:address/checkout/: where the order goes and how it is paid, on one page. */
export function CheckoutPage({ visit, cart, form, asksReminders, children }: CheckoutProps) {
  const { words } = visit;
  const { values } = form;
  const figures = cart.figures!;
  const said = { visit, form };
  const totals = cart.offers.length > 0 ? cart.offers.map(offerTotal) : [{ figures, fee: undefined, className: '' }];
  return (
    <ShopPage visit={visit} head={{ title: words.text('checkoutTitle'), path: shopPath(visit, '/checkout/') }}>
      <h1>{words.text('checkoutTitle')}</h1>
      <PageProblems {...said} />
      {children}
      <form className="checkout" method="post" action={toShop(visit, '/checkout/')} noValidate>
        {/* The enter key presses the first button of a form. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
        <input type="hidden" name="key" value={values.key} />
        <input type="hidden" name="expectedTotal" value={figures.total} />
        <section>
          <h2>{words.text('delivery')}</h2>
          <PageField {...said} name="name" autoComplete="name" />
          <PageField {...said} name="email" type="email" autoComplete="email" hint />
          <PageField {...said} name="phone" type="tel" autoComplete="tel" hint />
          <PageField {...said} name="country" hint={visit.shop!.delivers}>
            <select {...fieldProps('country', form, visit.shop!.delivers)} defaultValue={values.country} autoComplete="country" required>
              <option value="">{words.text('choose')}</option>
              {countriesIn(visit.language).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            {visit.shop!.delivers && (
              <button type="submit" name="refresh" value="1">
                {words.text('showDelivery')}
              </button>
            )}
          </PageField>
          <PageField {...said} name="city" autoComplete="address-level2" />
          <PageField {...said} name="address" autoComplete="street-address" />
          <PageField {...said} name="notes" isOptional>
            <textarea {...fieldProps('notes', form)} defaultValue={values.notes} rows={3} maxLength={5_000} />
          </PageField>
        </section>
        <section>
          {visit.shop!.delivers && <DeliveryChoice {...said} offers={cart.offers} />}
          <PaymentChoice {...said} />
          <h2>{words.text('yourOrder')}</h2>
          <ul className="brief">
            {cart.lines.map(({ product, pieces }) => (
              <li key={product.id}>
                <bdi>{product.name}</bdi> <bdi dir="ltr">× {pieces}</bdi>
              </li>
            ))}
          </ul>
          {totals.map(({ figures: of, fee, className }) => (
            <CartTotal key={className} visit={visit} figures={of} fee={fee} className={className} />
          ))}
          {asksReminders && (
            <label className="choice">
              <input type="checkbox" name="reminders" value="1" defaultChecked={values.reminders !== undefined} />
              <span>{words.text('reminders.ask')}</span>
            </label>
          )}
          <button className="primary" type="submit">
            {totals.map(({ figures: { total }, className }) => (
              <span key={className} className={className}>
                {words.text('placeOrder', { total: priceOf(visit, total) })}
              </span>
            ))}
          </button>
        </section>
      </form>
    </ShopPage>
  );
}
