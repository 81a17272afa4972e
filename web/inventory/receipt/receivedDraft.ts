import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { amount } from '../offer/partDraft.ts';

/** Form values of a received product. Its name and what it is are only shown. */
export interface ReceivedDraft {
  productId: string;
  name: string;
  isPerishable: boolean;
  quantity: string;
  unitCost: string;
  batchNumber: string;
  manufacturedOn: string;
  expiresOn: string;
  isSerialized: boolean;
  /** One in each line. */
  serialNumbers: string;
}

/** A stored line that a form starts from. */
export interface StoredLine {
  readonly product: { readonly id: string; readonly name: string; readonly isSerialized: boolean };
  readonly quantity: string;
  readonly unitCost: string;
  readonly batchNumber: string | null | undefined;
  readonly manufacturedOn: string | null | undefined;
  readonly expiresOn: string | null | undefined;
  readonly serialNumbers: readonly string[];
}

/** A product to receive, as found by a search or a scan. */
export interface ReceivedProduct {
  readonly id: string;
  readonly name: string;
  readonly purchasePrice: string;
  readonly isPerishable: boolean;
  readonly isSerialized: boolean;
}

/** One piece of a product, at its purchase price. */
export const draftOf = ({ id: productId, name, purchasePrice: unitCost, isPerishable, isSerialized }: ReceivedProduct): ReceivedDraft => ({
  productId,
  name,
  isPerishable,
  isSerialized,
  serialNumbers: '',
  quantity: '1',
  unitCost,
  batchNumber: '',
  manufacturedOn: '',
  expiresOn: '',
});

/** Turns stored lines into form values; perishable products are those with an expiry date. */
export const draftsOf = (lines: readonly StoredLine[] | undefined): ReceivedDraft[] =>
  (lines ?? []).map(({ product, quantity, unitCost, batchNumber, manufacturedOn, expiresOn, serialNumbers }) => ({
    productId: product.id,
    name: product.name,
    isPerishable: !!expiresOn,
    isSerialized: product.isSerialized,
    serialNumbers: serialNumbers.join('\n'),
    quantity,
    unitCost,
    batchNumber: batchNumber ?? '',
    manufacturedOn: manufacturedOn ?? '',
    expiresOn: expiresOn ?? '',
  }));

/** Cost of a line, rounded to a number of decimals; incomplete figures count as zero. */
export const costOf = ({ quantity, unitCost }: Pick<ReceivedDraft, 'quantity' | 'unitCost'>, digits: number): Decimal =>
  round(new Decimal(amount(quantity)).times(amount(unitCost)), digits);

/** Cost of all lines, each of them rounded. */
export const totalOf = (lines: readonly ReceivedDraft[], digits: number): string => sum(lines.map(line => costOf(line, digits))).toFixed();
