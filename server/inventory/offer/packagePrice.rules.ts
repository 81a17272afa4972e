import { Decimal, percentOf, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { withTax } from '../../core/money/saleFigures.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';

/** A member of a package, for pricing. */
export interface PackageMember {
  quantity: Amount;
  /** Unit price, as entered. */
  price: Amount;
  /** Whether `price` includes tax. */
  includesTax: boolean;
  /** Percent. */
  vatRate: Amount;
}

/** Price of a package, rounded to the currency. */
export interface PackagePrice {
  /** Whether these prices include tax, which they do if any member's price does. */
  includesTax: boolean;
  /** Sum of the members at their own prices. */
  list: string;
  /** Price after the discount. */
  final: string;
  /** Each member's share of `final`. */
  shares: string[];
}

/**
 * Calculates the price of a package (domain §3): list = Σ round(quantity × price), final = list − round(list × discount / 100); the
 * discount is split over the members by largest remainder, so that the shares add up to the final price exactly. If any member's price
 * includes tax, tax is added to the prices of the others.
 */
export function packagePrice(members: PackageMember[], discountPercentage: Amount, digits: number): PackagePrice {
  const includesTax = members.some(member => member.includesTax);
  const priceOf = (member: PackageMember) => (includesTax && !member.includesTax ? withTax(member) : new Decimal(member.price));
  const lists = members.map(member => round(priceOf(member).times(member.quantity), digits));
  const list = sum(lists);
  const discount = round(percentOf(list, discountPercentage), digits);
  const parts = members.length ? splitAmount(discount, lists, digits) : [];
  return {
    includesTax,
    list: list.toFixed(digits),
    final: list.minus(discount).toFixed(digits),
    shares: lists.map((member, index) => member.minus(parts[index]).toFixed(digits)),
  };
}
