import type { OrderFigures, QuotedOrder } from '../../order/priceOrder.ts';
import type { ShownProduct } from '../catalogue/catalogue.ts';
import { piecesLimit } from './cart.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { priceOf, productPath, shopPath, toShop, type Visit } from '../Visit.ts';
import { Stock, Thumbnail } from '../catalogue/ProductCards.tsx';
import { ShopPage } from '../pages/ShopPage.tsx';

/** A line of the cart: a product, how many of it, and what is wrong with that. */
export interface CartLine {
  product: ShownProduct;
  pieces: number;
  problem: string | null;
}

/** A cart with what it costs now. */
export interface PricedCart {
  lines: CartLine[];
  /** Null while it is empty. */
  figures: OrderFigures | null;
  /** Ways of delivering it, each with what all costs then. */
  offers: QuotedOrder['offers'];
  /** Whether products were left out because they are no longer sold. */
  hasGone: boolean;
  /** Codes of the coupons that count. */
  coupons: string[];
  /** What is wrong with others that were named. */
  couponProblems: string[];
}

/** /shop/:address/cart/: what the visitor wants to buy, at the server's prices. */
export function CartPage({ visit, cart: { lines, figures, hasGone, coupons, couponProblems } }: { visit: Visit; cart: PricedCart }) {
  const { words } = visit;
  const isBuyable = lines.every(({ problem }) => !problem);
  return (
    <ShopPage visit={visit} head={{ title: words.text('cart'), path: shopPath(visit, '/cart/') }}>
      <h1>{words.text('cart')}</h1>
      {hasGone && (
        <p className="notice" role="status">
          {words.text('gone')}
        </p>
      )}
      {!figures ? (
        <>
          <p className="empty">{words.text('emptyCart')}</p>
          <p>
            <a className="button" href={toShop(visit, '/')}>
              {words.text('browse')}
            </a>
          </p>
        </>
      ) : (
        <>
          <ul className="lines">
            {lines.map(line => (
              <Line key={line.product.id} visit={visit} line={line} />
            ))}
          </ul>
          <Coupons visit={visit} coupons={coupons} problems={couponProblems} />
          <CartTotal visit={visit} figures={figures} />
          {visit.shop!.delivers && <p className="muted">{words.text('deliveryLater')}</p>}
          {isBuyable && (
            <p>
              <a className="button primary" href={toShop(visit, '/checkout/')}>
                {words.text('checkout')}
              </a>
            </p>
          )}
        </>
      )}
    </ShopPage>
  );
}

function Line({ visit, line: { product, pieces, problem } }: { visit: Visit; line: CartLine }) {
  const { words } = visit;
  const { id, name, effectivePrice, available } = product;
  const described = problem ? `problem-${id}` : undefined;
  return (
    <li>
      <Thumbnail visit={visit} product={product} />
      <div>
        <a href={inLanguage(visit.language, productPath(visit, product))}>
          <bdi>{name}</bdi>
        </a>
        <p className="facts">
          <bdi dir="ltr">{priceOf(visit, effectivePrice)}</bdi>
          <Stock visit={visit} available={available} />
        </p>
        {problem && (
          <p className="error" id={described}>
            {problem}
          </p>
        )}
        <form method="post" action={toShop(visit, '/cart/')}>
          <input type="hidden" name="set" value={id} />
          <input
            type="number"
            name="pieces"
            defaultValue={pieces}
            min={1}
            max={piecesLimit}
            required
            aria-label={words.text('quantityOf', { name })}
            aria-describedby={described}
            aria-invalid={problem ? true : undefined}
          />
          <button type="submit">{words.text('update')}</button>
        </form>
        <form method="post" action={toShop(visit, '/cart/')}>
          <input type="hidden" name="set" value={id} />
          <input type="hidden" name="pieces" value="0" />
          <button className="quiet" type="submit" aria-label={words.text('removeOf', { name })}>
            {words.text('remove')}
          </button>
        </form>
      </div>
    </li>
  );
}

/** The coupons of a cart, and a field for another. */
function Coupons({ visit, coupons, problems }: { visit: Visit; coupons: string[]; problems: string[] }) {
  const { words } = visit;
  const action = toShop(visit, '/cart/');
  const described = problems.length > 0 ? 'coupon-problem' : undefined;
  return (
    <section>
      {coupons.map(code => (
        <form key={code} className="add" method="post" action={action}>
          <input type="hidden" name="withoutCoupon" value={code} />
          <span>
            {words.text('coupon')} <bdi dir="ltr">{code}</bdi>
          </span>
          <button className="quiet" type="submit" aria-label={words.text('removeOf', { name: code })}>
            {words.text('remove')}
          </button>
        </form>
      ))}
      <form className="add" method="post" action={action}>
        <label>
          {words.text('coupon')}{' '}
          <input
            name="coupon"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            required
            aria-describedby={described}
            aria-invalid={described ? true : undefined}
          />
        </label>
        <button type="submit">{words.text('apply')}</button>
      </form>
      {described && (
        <p className="error" id={described}>
          {problems.join(' ')}
        </p>
      )}
    </section>
  );
}

interface CartTotalProps {
  visit: Visit;
  figures: OrderFigures;
  /** What delivery costs, where it is part of the total. */
  fee?: string;
  className?: string;
}

/** What a cart costs, with what coupons took off, and the tax in it. */
export const CartTotal = ({ visit, figures: { discountTotal, total, taxTotal }, fee, className = '' }: CartTotalProps) => (
  <p className={`total ${className}`.trim()}>
    {Number(discountTotal) > 0 && (
      <span className="muted">{visit.words.text('discountOf', { amount: priceOf(visit, discountTotal) })}</span>
    )}
    {fee !== undefined && <span className="muted">{visit.words.text('deliveryOf', { amount: priceOf(visit, fee) })}</span>}
    <span>{visit.words.text('total')}</span> <strong dir="ltr">{priceOf(visit, total)}</strong>
    {Number(taxTotal) > 0 && <span className="muted">{visit.words.text('taxOf', { amount: priceOf(visit, taxTotal) })}</span>}
  </p>
);
