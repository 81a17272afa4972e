/** The columns that a price's tax follows from, as a formula knows them. */
interface Priced {
  priceIncludesTax: string;
  vatCategory: string;
}

/** SQL of a price with tax: as it was entered, else rounded to the currency. */
export const priceWithTax = ({ priceIncludesTax, vatCategory }: Priced, price: string) =>
  `(case when ${priceIncludesTax} then ${price} else noria_money(noria_price_with_tax(${price}, false, ${vatCategory})) end)`;

/** SQL of a price without tax: as it was entered, else rounded to the currency. */
export const priceWithoutTax = ({ priceIncludesTax, vatCategory }: Priced, price: string) =>
  `(case when ${priceIncludesTax} then noria_money(noria_price_without_tax(${price}, true, ${vatCategory})) else ${price} end)`;
