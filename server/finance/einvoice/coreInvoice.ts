import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';

/** A party of an invoice, as the books know it. */
export interface InvoiceParty {
  name: string;
  address: string | null;
  city: string | null;
  country: string | null;
  taxNumber: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
}

/** A line: amounts without tax, after all discounts. */
export interface InvoicedLine {
  name: string;
  quantity: string;
  base: string;
  vatCategory: string;
  vatRate: string;
}

/** What an invoice or credit note says. Amounts of a credit note are negative, as in the books. */
export interface InvoiceFacts {
  isCredit: boolean;
  number: string;
  issuedOn: string;
  dueOn: string | null;
  currency: string;
  remarks: string | null;
  /** The customer's own reference. */
  reference: string | null;
  /** The invoice that a credit note credits. */
  creditOf: { number: string; issuedOn: string } | null;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** The seller's account to pay to. */
  account: { iban: string; bic: string | null } | null;
  lines: InvoicedLine[];
  taxes: { vatCategory: string; vatRate: string; base: string; tax: string }[];
  total: string;
  /** The tax in the currency that it is owed in, if that is another one. */
  homeTax?: { currency: string; amount: string } | null;
}

/** A category of tax by its code of UNCL 5305, its rate in percent (none outside the scope of VAT, BR-O-05), and why there is no tax (VATEX). */
interface CoreTax {
  code: string;
  percent: string | null;
  reason?: string;
  reasonCode?: string;
}

/** A party with its registration for tax, and another number that has no place but its legal entity. */
interface CoreParty extends Omit<InvoiceParty, 'taxNumber'> {
  registration: { number: string; isVat: boolean } | null;
  legalNumber: string | null;
}

/** The core invoice of EN 16931, whatever the syntax that it is written in: all amounts are positive, in texts with two decimals. */
export interface CoreInvoice extends Pick<InvoiceFacts, 'isCredit' | 'number' | 'issuedOn' | 'currency' | 'reference' | 'creditOf'> {
  /** Code of UNCL 1001. */
  type: '380' | '381';
  note: string | null;
  dueOn: string | null;
  /** An amount to pay has a day or terms (BR-CO-25). */
  terms: string | null;
  seller: CoreParty;
  buyer: CoreParty;
  /** How it is paid: a code of UNCL 4461 and the account; none of a credit note. */
  means: { code: string; iban: string; bic: string | null } | null;
  lines: { number: string; name: string; quantity: string; price: string; net: string; tax: CoreTax }[];
  taxes: (CoreTax & { base: string; amount: string })[];
  net: string;
  tax: string;
  homeTax: { currency: string; amount: string } | null;
  gross: string;
  payable: string;
}

const categories: Record<string, Omit<CoreTax, 'percent'>> = {
  STANDARD_RATED: { code: 'S' },
  ZERO_RATED: { code: 'Z' },
  EXEMPT: { code: 'E', reason: 'Exempt from VAT' },
  REVERSE_CHARGE: { code: 'AE', reasonCode: 'VATEX-EU-AE', reason: 'Reverse charge' },
  OUT_OF_SCOPE: { code: 'O', reasonCode: 'VATEX-EU-O', reason: 'Not subject to VAT' },
};

/** A VAT number begins with the country that gave it (BR-CO-09); any other tax number is the seller's registration with the tax office. */
const isVatNumber = (taxNumber: string | null) => /^(EL|[A-Z]{2})[0-9A-Z+*]{2,}$/.test(plain(taxNumber ?? ''));
const plain = (taxNumber: string) => taxNumber.replace(/[\s.\-/]/g, '').toUpperCase();

/**
 * Turns the facts of an issued invoice or credit note into the core invoice of EN 16931. Discounts are in the net amounts of the lines, so there
 * are no allowances of the document.
 * @throws InvalidInput one issue for each mandatory fact that lacks: eInvoiceSellerCountry, eInvoiceSellerTaxNumber, eInvoiceBuyerCountry,
 *   eInvoiceBuyerTaxNumber (reverse charge); eInvoiceCurrency where the currency has more than two decimals (BR-DEC); eInvoiceMixed if lines
 *   outside the scope of VAT stand with others (BR-O-11).
 */
export function coreInvoiceOf(facts: InvoiceFacts): CoreInvoice {
  refuseIncomplete(facts);
  const { isCredit, number, issuedOn, currency, reference, creditOf, account, homeTax } = facts;
  const sign = isCredit ? -1 : 1;
  const amount = (value: Decimal | string) => new Decimal(value).times(sign).toFixed(2);
  const isOutside = facts.taxes.every(({ vatCategory }) => vatCategory === 'OUT_OF_SCOPE');
  const net = sum(facts.lines.map(({ base }) => base));
  const tax = sum(facts.taxes.map(group => group.tax));
  const dueOn = isCredit ? null : facts.dueOn;
  return {
    isCredit,
    number,
    issuedOn,
    dueOn,
    currency,
    reference,
    creditOf,
    type: isCredit ? '381' : '380',
    note: facts.remarks,
    terms: dueOn ? null : (creditOf?.number ?? number),
    seller: partyOf(facts.seller, { isOutside, isSeller: true }),
    buyer: partyOf(facts.buyer, { isOutside, isSeller: false }),
    // SEPA credit transfer, or any other one.
    means: !isCredit && account ? { code: currency === 'EUR' ? '58' : '30', ...account } : null,
    lines: facts.lines.map((line, index) => {
      const quantity = new Decimal(line.quantity).abs();
      const counted = quantity.isZero() ? new Decimal(1) : quantity;
      return {
        number: String(index + 1),
        name: line.name,
        quantity: counted.toFixed(),
        price: new Decimal(line.base).times(sign).dividedBy(counted).toDecimalPlaces(6).toFixed(),
        net: amount(line.base),
        tax: taxOf(line),
      };
    }),
    taxes: facts.taxes.map(group => ({ ...taxOf(group), base: amount(group.base), amount: amount(group.tax) })),
    net: amount(net),
    tax: amount(tax),
    homeTax: homeTax ? { currency: homeTax.currency, amount: amount(homeTax.amount) } : null,
    gross: amount(net.plus(tax)),
    payable: amount(facts.total),
  };
}

function taxOf({ vatCategory, vatRate }: { vatCategory: string; vatRate: string }): CoreTax {
  const category = categories[vatCategory];
  return { ...category, percent: category.code === 'O' ? null : new Decimal(vatRate).toFixed() };
}

function partyOf({ taxNumber, ...party }: InvoiceParty, { isOutside, isSeller }: { isOutside: boolean; isSeller: boolean }): CoreParty {
  const isVat = isVatNumber(taxNumber);
  const number = taxNumber && (isVat ? plain(taxNumber) : taxNumber);
  // Without VAT no party may name its VAT number (BR-O-02); another number of the buyer has no place but its legal entity.
  const isRegistered = number && !(isVat && isOutside) && (isVat || isSeller);
  return { ...party, registration: isRegistered ? { number, isVat } : null, legalNumber: isVat && !isOutside ? null : number };
}

function refuseIncomplete({ currency, seller, buyer, taxes }: InvoiceFacts): void {
  const kinds = new Set(taxes.map(({ vatCategory }) => vatCategory));
  const lacking: [isLacking: boolean, code: string][] = [
    [currencyDecimals(currency) > 2, 'eInvoiceCurrency'],
    [!seller.country, 'eInvoiceSellerCountry'],
    [!seller.taxNumber || (kinds.has('REVERSE_CHARGE') && !isVatNumber(seller.taxNumber)), 'eInvoiceSellerTaxNumber'],
    [!buyer.country, 'eInvoiceBuyerCountry'],
    [kinds.has('REVERSE_CHARGE') && !isVatNumber(buyer.taxNumber), 'eInvoiceBuyerTaxNumber'],
    [kinds.has('OUT_OF_SCOPE') && kinds.size > 1, 'eInvoiceMixed'],
  ];
  const issues = lacking.filter(([isLacking]) => isLacking).map(([, code]): Issue => ({ code, params: { currency } }));
  if (issues.length > 0) throw new InvalidInput(...issues);
}
