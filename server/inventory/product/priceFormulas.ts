/** Columns that determine a price's tax, as passed to a formula. */
interface Priced {
  priceIncludesTax: string;
  vatCategory: string;
}

/** SQL of a price with tax: as entered, or calculated and rounded to the currency. */
export const priceWithTax = ({ priceIncludesTax, vatCategory }: Priced, price: string) =>
  `(case when ${priceIncludesTax} then ${price} else noria_money(noria_price_with_tax(${price}, false, ${vatCategory})) end)`;

/** SQL of a price without tax: as entered, or calculated and rounded to the currency. */
export const priceWithoutTax = ({ priceIncludesTax, vatCategory }: Priced, price: string) =>
  `(case when ${priceIncludesTax} then noria_money(noria_price_without_tax(${price}, true, ${vatCategory})) else ${price} end)`;
