/** SQL columns of a product's prices. */
interface Priced {
  price: string;
  discountPrice: string;
  discountFrom: string;
  discountUntil: string;
}

/** SQL of what customers pay for a product today: the lower of its prices on the days of the discount, else its price. */
export const effectivePriceOf = ({ price, discountPrice, discountFrom, discountUntil }: Priced) =>
  `(case when (select noria_today()) between coalesce(${discountFrom}, '-infinity') and coalesce(${discountUntil}, 'infinity')
    then least(${price}, ${discountPrice}) else ${price} end)`;

/** The same of a row of the table. */
export const effectivePriceIn = (row: string) =>
  effectivePriceOf({
    price: `${row}.price`,
    discountPrice: `${row}.discount_price`,
    discountFrom: `${row}.discount_from`,
    discountUntil: `${row}.discount_until`,
  });
