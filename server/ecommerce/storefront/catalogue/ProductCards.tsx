import type { ShownProduct } from './catalogue.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { pictureOf, priceOf, productPath, type Visit } from '../Visit.ts';

/** Pieces from which on their number is no longer told. */
const few = 5;

/** Products in a grid. */
export const ProductCards = ({ visit, products }: { visit: Visit; products: ShownProduct[] }) => (
  <ul className="cards">
    {products.map((product, index) => (
      <li key={product.id} className="card">
        <a href={inLanguage(visit.language, productPath(visit, product))}>
          <Thumbnail visit={visit} product={product} isFirst={index < 4} />
          <h2>
            <bdi>{product.name}</bdi>
          </h2>
        </a>
        <p className="summary">
          <bdi>{product.shortDescription}</bdi>
        </p>
        {product.variantCount > 1 ? (
          <p className="price">
            {visit.words.text('from')} <bdi dir="ltr">{priceOf(visit, product.lowestPrice)}</bdi>
          </p>
        ) : (
          <Price visit={visit} product={product} />
        )}
        <p className="facts">
          {product.variantCount > 1 ? (
            <span>{visit.words.text('variants', { count: product.variantCount })}</span>
          ) : (
            <Stock visit={visit} available={product.available} />
          )}
          <Stars visit={visit} product={product} />
        </p>
      </li>
    ))}
  </ul>
);

/** The picture of a product, or the first letter of its name. */
export const Thumbnail = ({ visit, product, isFirst }: { visit: Visit; product: ShownProduct; isFirst?: boolean }) =>
  product.thumbnail ? (
    <img className="thumb" src={pictureOf(visit, product.thumbnail)} alt="" width={320} height={320} loading={isFirst ? 'eager' : 'lazy'} />
  ) : (
    <span className="thumb letter" aria-hidden>
      {Array.from(product.name)[0]}
    </span>
  );

/** What a product costs, and what it cost before. */
export function Price({
  visit,
  product: { price, effectivePrice },
}: {
  visit: Visit;
  product: Pick<ShownProduct, 'price' | 'effectivePrice'>;
}) {
  const isReduced = Number(effectivePrice) < Number(price);
  return (
    <p className="price">
      {isReduced && <span className="hidden">{visit.words.text('now')} </span>}
      <bdi dir="ltr">{priceOf(visit, effectivePrice)}</bdi>
      {isReduced && (
        <>
          {' '}
          <span className="hidden">{visit.words.text('before')} </span>
          <s>
            <bdi dir="ltr">{priceOf(visit, price)}</bdi>
          </s>
        </>
      )}
    </p>
  );
}

/** Whether a product is in stock. */
export function Stock({ visit: { words }, available }: { visit: Visit; available: number }) {
  if (available <= 0) return <span className="out">{words.text('soldOut')}</span>;
  return <span className="in">{available <= few ? words.text('few', { count: available }) : words.text('inStock')}</span>;
}

/** The average rating, in five stars. */
export function Stars({
  visit: { words },
  product: { averageRating, ratingCount },
}: {
  visit: Visit;
  product: Pick<ShownProduct, 'averageRating' | 'ratingCount'>;
}) {
  if (!averageRating) return null;
  const full = Math.round(Number(averageRating) / 2);
  return (
    <span className="stars">
      <span aria-hidden>
        {'★'.repeat(full)}
        {'☆'.repeat(5 - full)}
      </span>{' '}
      {words.text('rated', { average: averageRating, count: ratingCount })}
    </span>
  );
}
