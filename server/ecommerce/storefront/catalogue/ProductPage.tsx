import { ratingLabels } from '../../review/ratingLabels.rules.ts';
import { piecesLimit } from '../checkout/cart.ts';
import type { ShownPicture } from './ShownPicture.ts';
import type { ProductDetails, ShownReview } from './catalogue.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { pictureOf, productPath, toShop, type Visit } from '../Visit.ts';
import { VariantChoice } from './VariantChoice.tsx';
import { Price, Stars, Stock, Thumbnail } from './ProductCards.tsx';
import { ShopPage } from '../pages/ShopPage.tsx';

/** What search engines read of a product's variants (schema.org ProductGroup). */
function familyOf(visit: Visit, { familyId, optionNames, optionValues, variants }: ProductDetails): object {
  if (variants.length < 2) return {};
  const { publicUrl, language } = visit;
  return {
    additionalProperty: optionNames.map((name, index) => ({ '@type': 'PropertyValue', name, value: optionValues[index] })),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: familyId,
      variesBy: optionNames,
      hasVariant: variants.map(variant => {
        return {
          '@type': 'Product',
          sku: variant.id,
          name: variant.name,
          url: `${publicUrl}${inLanguage(language, productPath(visit, variant))}`,
        };
      }),
    },
  };
}

/** What search engines read of a product (schema.org Product, BreadcrumbList). */
function dataOf(visit: Visit, product: ProductDetails): object[] {
  const { publicUrl, language } = visit;
  const shop = visit.shop!;
  const url = `${publicUrl}${inLanguage(language, productPath(visit, product))}`;
  const offer = {
    '@type': 'Offer',
    url,
    price: product.effectivePrice,
    priceCurrency: shop.currency,
    availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: shop.title },
  };
  const rating = product.averageRating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.averageRating,
      bestRating: 10,
      worstRating: 1,
      ratingCount: product.ratingCount,
    },
  };
  const image = product.pictures.map(({ fileId }) => `${publicUrl}${pictureOf(visit, fileId)}`);
  const crumbs = [{ name: shop.title, path: '/' }, ...product.groups.map(({ id, title }) => ({ name: title, path: `/?group=${id}` }))];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.shortDescription,
      sku: product.id,
      url,
      ...(image.length > 0 && { image }),
      offers: offer,
      ...familyOf(visit, product),
      ...rating,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => {
        return { '@type': 'ListItem', position: index + 1, name, item: `${publicUrl}${toShop(visit, path)}` };
      }),
    },
  ];
}

/** /shop/:address/product/:id/:name/: one product, with pictures and reviews. */
export function ProductPage({ visit, product, isAdded }: { visit: Visit; product: ProductDetails; isAdded: boolean }) {
  const { words } = visit;
  const [first, ...others] = product.pictures;
  const altOf = ({ alt }: ShownPicture, index: number) => alt ?? words.text('picture', { number: index + 1, name: product.name });
  return (
    <ShopPage
      visit={visit}
      head={{
        title: product.name,
        description: product.shortDescription,
        path: productPath(visit, product),
        isIndexed: true,
        image: first && pictureOf(visit, first.fileId),
        data: dataOf(visit, product),
      }}
    >
      <nav className="crumbs" aria-label={words.text('groups')}>
        <a href={toShop(visit, '/')}>{words.text('allProducts')}</a>
        {product.groups.map(({ id, title }) => (
          <a key={id} href={toShop(visit, `/?group=${id}`)}>
            <bdi>{title}</bdi>
          </a>
        ))}
      </nav>
      {isAdded && (
        <p className="notice" role="status">
          {words.text('added')} <a href={toShop(visit, '/cart/')}>{words.text('openCart')}</a>
        </p>
      )}
      <div className="product">
        <div className="pictures">
          {first ? (
            <img src={pictureOf(visit, first.fileId)} alt={altOf(first, 0)} fetchPriority="high" />
          ) : (
            <Thumbnail visit={visit} product={product} isFirst />
          )}
          {others.map((picture, index) => (
            <img key={picture.fileId} src={pictureOf(visit, picture.fileId)} alt={altOf(picture, index + 1)} loading="lazy" />
          ))}
        </div>
        <div>
          <h1>
            <bdi>{product.name}</bdi>
          </h1>
          <p className="intro">
            <bdi>{product.shortDescription}</bdi>
          </p>
          <Price visit={visit} product={product} />
          <p className="facts">
            <Stock visit={visit} available={product.available} />
            <Stars visit={visit} product={product} />
            <span>{words.text('taxIncluded')}</span>
          </p>
          <VariantChoice visit={visit} product={product} />
          {product.available > 0 && (
            <form className="add" method="post" action={toShop(visit, '/cart/')}>
              <input type="hidden" name="add" value={product.id} />
              <label>
                {words.text('quantity')}{' '}
                <input type="number" name="pieces" defaultValue={1} min={1} max={Math.min(product.available, piecesLimit)} required />
              </label>
              <button className="primary" type="submit">
                {words.text('addToCart')}
              </button>
            </form>
          )}
          <h2>{words.text('description')}</h2>
          <p className="long">
            <bdi>{product.detailDescription}</bdi>
          </p>
        </div>
      </div>
      <section className="reviews" id="reviews">
        <h2>{words.text('reviews')}</h2>
        {product.reviews.length === 0 && <p>{words.text('noReviews')}</p>}
        {product.reviews.map((review, index) => (
          <Review key={`${review.on} ${index}`} visit={visit} review={review} />
        ))}
      </section>
    </ShopPage>
  );
}

function Review({ visit, review: { rating, text, answer, by, isVerified, on } }: { visit: Visit; review: ShownReview }) {
  const { words } = visit;
  const day = words.day(on);
  return (
    <article>
      <h3>
        {words.text(`rating.${ratingLabels[rating - 1]}`)} <bdi dir="ltr">{rating}/10</bdi>
      </h3>
      <p className="facts">
        <bdi>{by || words.text('anonymous')}</bdi>
        <bdi>{typeof day === 'string' ? day : day.ltr}</bdi>
        {isVerified && <span>{words.text('verified')}</span>}
      </p>
      <p className="long" dir="auto">
        {text}
      </p>
      {answer && (
        <blockquote>
          <p>
            <strong>{words.text('answer', { shop: visit.shop!.title })}</strong>
          </p>
          <p dir="auto">{answer}</p>
        </blockquote>
      )}
    </article>
  );
}
