import type { CoreInvoice } from './coreInvoice.ts';
import { xmlOf, type XmlNode } from './xmlOf.ts';

type Party = CoreInvoice['seller'];
type Tax = CoreInvoice['lines'][number]['tax'];

const schemas = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Writes a core invoice in the syntax UBL 2.1 (CEN/TS 16931-3-2), as an Invoice or a CreditNote. */
export function ublOf(invoice: CoreInvoice): string {
  const kind = invoice.isCredit ? 'CreditNote' : 'Invoice';
  const { creditOf, currency, homeTax, means, number } = invoice;
  const money = (amount: string, currencyID = currency): XmlNode => ({ '': amount, '@currencyID': currencyID });
  return xmlOf(
    kind,
    { '': `${schemas}${kind}-2`, cac: `${schemas}CommonAggregateComponents-2`, cbc: `${schemas}CommonBasicComponents-2` },
    {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': number,
      'cbc:IssueDate': invoice.issuedOn,
      'cbc:DueDate': invoice.dueOn,
      [`cbc:${kind}TypeCode`]: invoice.type,
      'cbc:Note': invoice.note,
      'cbc:DocumentCurrencyCode': currency,
      'cbc:TaxCurrencyCode': homeTax?.currency,
      'cbc:BuyerReference': invoice.reference,
      'cac:BillingReference': creditOf && {
        'cac:InvoiceDocumentReference': { 'cbc:ID': creditOf.number, 'cbc:IssueDate': creditOf.issuedOn },
      },
      'cac:AccountingSupplierParty': { 'cac:Party': partyOf(invoice.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': partyOf(invoice.buyer) },
      'cac:PaymentMeans': means && {
        'cbc:PaymentMeansCode': means.code,
        'cbc:PaymentID': number,
        'cac:PayeeFinancialAccount': { 'cbc:ID': means.iban, 'cac:FinancialInstitutionBranch': { 'cbc:ID': means.bic } },
      },
      'cac:PaymentTerms': { 'cbc:Note': invoice.terms },
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': money(invoice.tax),
          'cac:TaxSubtotal': invoice.taxes.map(tax => ({
            'cbc:TaxableAmount': money(tax.base),
            'cbc:TaxAmount': money(tax.amount),
            'cac:TaxCategory': taxCategory(tax, true),
          })),
        },
        // The whole of it once more in the currency that it is owed in (BR-53).
        ...(homeTax ? [{ 'cbc:TaxAmount': money(homeTax.amount, homeTax.currency) }] : []),
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': money(invoice.net),
        'cbc:TaxExclusiveAmount': money(invoice.net),
        'cbc:TaxInclusiveAmount': money(invoice.gross),
        'cbc:PayableAmount': money(invoice.payable),
      },
      [`cac:${kind}Line`]: invoice.lines.map(line => ({
        'cbc:ID': line.number,
        // One (UNECE recommendation 20).
        [invoice.isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: { '': line.quantity, '@unitCode': 'C62' },
        'cbc:LineExtensionAmount': money(line.net),
        'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': taxCategory(line.tax, false) },
        'cac:Price': { 'cbc:PriceAmount': money(line.price) },
      })),
    },
  );
}

const taxCategory = ({ code, percent, reason, reasonCode }: Tax, withReason: boolean): XmlNode => ({
  'cbc:ID': code,
  'cbc:Percent': percent,
  ...(withReason ? { 'cbc:TaxExemptionReasonCode': reasonCode, 'cbc:TaxExemptionReason': reason } : {}),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

const partyOf = ({ name, address, city, country, contact, phone, email, registration, legalNumber }: Party): XmlNode => ({
  // The electronic address is an email address (code list EAS).
  'cbc:EndpointID': email ? { '': email, '@schemeID': 'EM' } : null,
  'cac:PartyName': { 'cbc:Name': name },
  'cac:PostalAddress': {
    'cbc:StreetName': address,
    'cbc:CityName': city,
    'cac:Country': { 'cbc:IdentificationCode': country },
  },
  'cac:PartyTaxScheme': registration && {
    'cbc:CompanyID': registration.number,
    'cac:TaxScheme': { 'cbc:ID': registration.isVat ? 'VAT' : 'TAX' },
  },
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': legalNumber },
  'cac:Contact': contact || phone || email ? { 'cbc:Name': contact, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email } : null,
});
