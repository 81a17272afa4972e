/** What a demo company sells online, and what its customers say: one per line, fields separated by `|`. */
export interface ShopText {
  /** Address, title, introduction, and where customers transfer to. */
  storefront: string;
  /** Title, description, codes of countries (all, if none), price with tax, amount from which on it is free. */
  deliveries: string;
  /** Title, description, and the group that it is part of, if there is one. */
  groups: string;
  /** Name, contact, city, country, commission in percent, the vendor who is paid, and the group whose products are theirs. */
  sellers: string;
  /** Code of the inventory product, group, name, summary, description, price with tax, discount price, cost, stock, reorder level. */
  products: string;
  /** Variants: code of the first one, its option and value; value, code, price with tax, cost and stock of another. */
  variants: string;
  /** Rating, text, the shop's answer if there is one. */
  reviews: string;
  /** Why something came back. */
  returned: string;
}
