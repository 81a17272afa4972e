import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { UblNode } from './ublXml.ts';

/** A party of an invoice, as the standard names it. */
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

/** Codes of UNCL 5305, and why there is no tax (code list VATEX). */
const categories: Record<string, { code: string; reasonCode?: string; reason?: string }> = {
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
 * Turns an issued invoice or credit note into a UBL 2.1 document of the core invoice of EN 16931, its elements in the order of the schema.
 * Discounts are in the net amounts of the lines, so there are no allowances of the document.
 * @throws InvalidInput one issue for each mandatory fact that lacks: eInvoiceSellerCountry, eInvoiceSellerTaxNumber, eInvoiceBuyerCountry,
 *   eInvoiceBuyerTaxNumber (reverse charge); eInvoiceCurrency where the currency has more than two decimals (BR-DEC); eInvoiceMixed if lines
 *   outside the scope of VAT stand with others (BR-O-11).
 */
export function ublOf(facts: InvoiceFacts): UblNode {
  refuseIncomplete(facts);
  const { isCredit, currency, seller, buyer, lines, taxes, creditOf, account, issuedOn, dueOn, homeTax } = facts;
  const sign = isCredit ? -1 : 1;
  const amount = (value: Decimal | string) => new Decimal(value).times(sign).toFixed(2);
  const money = (name: string, value: Decimal | string): UblNode => ({ [name]: amount(value), [`${name}@currencyID`]: currency });
  const isOutside = taxes.every(({ vatCategory }) => vatCategory === 'OUT_OF_SCOPE');
  const net = sum(lines.map(({ base }) => base));
  const tax = sum(taxes.map(group => group.tax));
  const means: UblNode | null = account && {
    // SEPA credit transfer, or any other one (UNCL 4461).
    'cbc:PaymentMeansCode': currency === 'EUR' ? '58' : '30',
    'cbc:PaymentID': facts.number,
    'cac:PayeeFinancialAccount': { 'cbc:ID': account.iban, 'cac:FinancialInstitutionBranch': { 'cbc:ID': account.bic } },
  };
  return {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': facts.number,
    'cbc:IssueDate': issuedOn,
    ...(isCredit ? {} : { 'cbc:DueDate': dueOn }),
    [isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode']: isCredit ? '381' : '380',
    'cbc:Note': facts.remarks,
    'cbc:DocumentCurrencyCode': currency,
    'cbc:TaxCurrencyCode': homeTax?.currency,
    'cbc:BuyerReference': facts.reference,
    'cac:BillingReference': creditOf && {
      'cac:InvoiceDocumentReference': { 'cbc:ID': creditOf.number, 'cbc:IssueDate': creditOf.issuedOn },
    },
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(seller, { isOutside, isSeller: true }) },
    'cac:AccountingCustomerParty': { 'cac:Party': partyOf(buyer, { isOutside, isSeller: false }) },
    'cac:PaymentMeans': isCredit ? null : means,
    // An amount to pay has a day or terms (BR-CO-25).
    'cac:PaymentTerms': { 'cbc:Note': isCredit || !dueOn ? (creditOf?.number ?? facts.number) : null },
    'cac:TaxTotal': [
      {
        ...money('cbc:TaxAmount', tax),
        'cac:TaxSubtotal': taxes.map(group => ({
          ...money('cbc:TaxableAmount', group.base),
          ...money('cbc:TaxAmount', group.tax),
          'cac:TaxCategory': taxCategory(group, true),
        })),
      },
      // The whole of it once more in the currency that it is owed in (BR-53).
      ...(homeTax ? [{ 'cbc:TaxAmount': amount(homeTax.amount), 'cbc:TaxAmount@currencyID': homeTax.currency }] : []),
    ],
    'cac:LegalMonetaryTotal': {
      ...money('cbc:LineExtensionAmount', net),
      ...money('cbc:TaxExclusiveAmount', net),
      ...money('cbc:TaxInclusiveAmount', net.plus(tax)),
      ...money('cbc:PayableAmount', facts.total),
    },
    [isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: lines.map((line, index) => {
      const quantity = new Decimal(line.quantity).abs();
      const counted = quantity.isZero() ? new Decimal(1) : quantity;
      const name = isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity';
      return {
        'cbc:ID': String(index + 1),
        [name]: counted.toFixed(),
        // One (UNECE recommendation 20).
        [`${name}@unitCode`]: 'C62',
        ...money('cbc:LineExtensionAmount', line.base),
        'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': taxCategory(line, false) },
        'cac:Price': {
          'cbc:PriceAmount': new Decimal(line.base).times(sign).dividedBy(counted).toDecimalPlaces(6).toFixed(),
          'cbc:PriceAmount@currencyID': currency,
        },
      };
    }),
  };
}

function taxCategory({ vatCategory, vatRate }: { vatCategory: string; vatRate: string }, withReason: boolean): UblNode {
  const { code, reasonCode, reason } = categories[vatCategory];
  return {
    'cbc:ID': code,
    // What is outside the scope of VAT has no rate (BR-O-05).
    'cbc:Percent': code === 'O' ? null : new Decimal(vatRate).toFixed(),
    ...(withReason ? { 'cbc:TaxExemptionReasonCode': reasonCode, 'cbc:TaxExemptionReason': reason } : {}),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}

function partyOf(party: InvoiceParty, { isOutside, isSeller }: { isOutside: boolean; isSeller: boolean }): UblNode {
  const { name, address, city, country, taxNumber, contact, phone, email } = party;
  const isVat = isVatNumber(taxNumber);
  const number = taxNumber && (isVat ? plain(taxNumber) : taxNumber);
  // Without VAT no party may name its VAT number (BR-O-02); another number of the buyer has no place but its legal entity.
  const scheme =
    number && !(isVat && isOutside) && (isVat || isSeller)
      ? { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': isVat ? 'VAT' : 'TAX' } }
      : null;
  return {
    // The electronic address is an email address (code list EAS).
    ...(email ? { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' } : {}),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      'cbc:StreetName': address,
      'cbc:CityName': city,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyTaxScheme': scheme,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': isVat && !isOutside ? null : number },
    'cac:Contact': contact || phone || email ? { 'cbc:Name': contact, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email } : null,
  };
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
