import { ratingLabels } from '../../review/ecommerceReview.rules.ts';
import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ShopPage } from '../pages/ShopPage.tsx';
import type { ReviewedProduct } from './accountOrders.ts';

interface ReviewProps {
  visit: Visit;
  product: ReviewedProduct;
  /** What is wrong, by field. */
  problems: { rating?: string; text?: string };
}

/** /shop/:address/account/reviews/:id/: what the customer says about a product that they were delivered. */
export function ReviewPage({ visit, product: { id, name, rating, text }, problems }: ReviewProps) {
  const { words } = visit;
  const path = `/account/reviews/${id}/`;
  const title = words.text('account.reviewOf', { name });
  return (
    <ShopPage visit={visit} head={{ title, path: shopPath(visit, path) }}>
      <nav className="crumbs">
        <a href={toShop(visit, '/account/')}>{words.text('account.orders')}</a>
      </nav>
      <h1>{title}</h1>
      <form className="narrow" method="post" action={toShop(visit, path)} noValidate>
        <div className="field">
          <label htmlFor="rating">{words.text('account.rating')}</label>
          <select
            id="rating"
            name="rating"
            defaultValue={rating ?? ''}
            required
            aria-describedby={problems.rating && 'rating-problem'}
            aria-invalid={problems.rating ? true : undefined}
          >
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
          {problems.rating && (
            <p className="error" id="rating-problem">
              {problems.rating}
            </p>
          )}
        </div>
        <div className="field">
          <label htmlFor="text">{words.text('account.text')}</label>
          <textarea
            id="text"
            name="text"
            dir="auto"
            rows={6}
            maxLength={5_000}
            defaultValue={text ?? ''}
            required
            aria-describedby={problems.text ? 'text-problem' : 'text-hint'}
            aria-invalid={problems.text ? true : undefined}
          />
          <p className="muted" id="text-hint">
            {words.text('account.textHint')}
          </p>
          {problems.text && (
            <p className="error" id="text-problem">
              {problems.text}
            </p>
          )}
        </div>
        <button className="primary" type="submit">
          {words.text('account.publish')}
        </button>
      </form>
    </ShopPage>
  );
}
