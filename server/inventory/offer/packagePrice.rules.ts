import { Decimal, percentOf, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { withTax } from '../../core/money/saleFigures.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';

/** A member of a package as it is priced. */
export interface PackageMember {
  quantity: Amount;
  /** For one, as it was entered. */
  price: Amount;
  /** Whether that contains the tax. */
  includesTax: boolean;
  /** Percent. */
  vatRate: Amount;
}

/** What a package comes to, in the currency's own digits. */
export interface PackagePrice {
  /** Whether these are with tax: where the price of any member is. */
  includesTax: boolean;
  /** Its members at their own prices. */
  list: string;
  /** After the discount. */
  final: string;
  /** Each member's part of `final`. */
  shares: string[];
}

/**
 * The price of a package (domain §3): list = Σ round(quantity × price), final = list − round(list × discount / 100); the discount is split
 * over the members by the largest remainder, so that the shares add up to the final price exactly. Where the price of one member contains the
 * tax, those of the others gain theirs.
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
