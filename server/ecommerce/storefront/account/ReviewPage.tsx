import { ratingLabels } from '../../review/ratingLabels.rules.ts';
import { fieldProps, PageField, type FormState } from '../../../core/pages/PageField.tsx';
import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import type { ReviewedProduct } from './accountOrders.ts';

interface ReviewProps {
  visit: Visit;
  product: ReviewedProduct;
  form: FormState;
}

/** /shop/:address/account/reviews/:id/: what the customer says about a product that they were delivered. */
export function ReviewPage({ visit, product: { id, name }, form }: ReviewProps) {
  const { words } = visit;
  const said = { visit, form };
  const path = `/account/reviews/${id}/`;
  const title = words.text('account.reviewOf', { name });
  return (
    <ShopPage visit={visit} head={{ title, path: shopPath(visit, path) }}>
      <nav className="crumbs">
        <a href={toShop(visit, '/account/')}>{words.text('account.orders')}</a>
      </nav>
      <h1>{title}</h1>
      <form className="narrow" method="post" action={toShop(visit, path)} noValidate>
        <PageField {...said} name="rating" label="account.rating">
          <select {...fieldProps('rating', form)} defaultValue={form.values.rating} required>
            <option value="">{words.text('choose')}</option>
            {ratingLabels
              .map((label, index) => ({ label, value: index + 1 }))
              .toReversed()
              .map(({ label, value }) => (
                <option key={label} value={value}>
                  {`${value} · ${words.text(`rating.${label}`)}`}
                </option>
              ))}
          </select>
        </PageField>
        <PageField {...said} name="text" label="account.text" hint="account.textHint">
          <textarea {...fieldProps('text', form, true)} dir="auto" rows={6} maxLength={5_000} defaultValue={form.values.text} required />
        </PageField>
        <button className="primary" type="submit">
          {words.text('account.publish')}
        </button>
      </form>
    </ShopPage>
  );
}
