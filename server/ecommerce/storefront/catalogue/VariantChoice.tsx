import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { productPath, type Visit } from '../Visit.ts';
import type { ProductDetails, ShownVariant } from './catalogue.ts';

/** The variant with these values; else the first with the one at an index, because not every combination is made. */
function variantWith(variants: ShownVariant[], values: string[], index: number): ShownVariant | undefined {
  const same = (variant: ShownVariant) => variant.optionValues.every((value, at) => value === values[at]);
  return variants.find(same) ?? variants.find(({ optionValues }) => optionValues[index] === values[index]);
}

/** The options of a product, each value a link to its variant. */
export function VariantChoice({ visit, product }: { visit: Visit; product: ProductDetails }) {
  const { optionNames, optionValues, variants } = product;
  if (variants.length < 2) return null;
  return (
    <>
      {optionNames.map((name, index) => (
        <nav key={name} className="options" aria-label={name}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <ul>
            {[...new Set(variants.map(variant => variant.optionValues[index]))].map(value => {
              const variant = variantWith(variants, optionValues.with(index, value), index)!;
              return (
                <li key={value}>
                  <a
                    href={inLanguage(visit.language, productPath(visit, variant))}
                    aria-current={value === optionValues[index] ? 'true' : undefined}
                    className={variant.available > 0 ? undefined : 'gone'}
                  >
                    <bdi>{value}</bdi>
                    {variant.available <= 0 && <span className="hidden"> ({visit.words.text('soldOut')})</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      ))}
    </>
  );
}
