import type { CoreInvoice } from './coreInvoice.ts';
import { xmlOf, type XmlNode } from './xmlOf.ts';

type Party = CoreInvoice['seller'];

const schemas = 'urn:un:unece:uncefact:data:standard:';

/** Writes a core invoice in the syntax of the Cross Industry Invoice, D16B of UN/CEFACT (CEN/TS 16931-3-3), as Factur-X embeds it. */
export function ciiOf(invoice: CoreInvoice): string {
  const { creditOf, currency, homeTax, means, number } = invoice;
  return xmlOf(
    'rsm:CrossIndustryInvoice',
    {
      rsm: `${schemas}CrossIndustryInvoice:100`,
      ram: `${schemas}ReusableAggregateBusinessInformationEntity:100`,
      qdt: `${schemas}QualifiedDataType:100`,
      udt: `${schemas}UnqualifiedDataType:100`,
    },
    {
      'rsm:ExchangedDocumentContext': { 'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' } },
      'rsm:ExchangedDocument': {
        'ram:ID': number,
        'ram:TypeCode': invoice.type,
        'ram:IssueDateTime': { 'udt:DateTimeString': day(invoice.issuedOn) },
        'ram:IncludedNote': { 'ram:Content': invoice.note },
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(lineOf),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:BuyerReference': invoice.reference,
          'ram:SellerTradeParty': partyOf(invoice.seller),
          'ram:BuyerTradeParty': partyOf(invoice.buyer),
        },
        'ram:ApplicableHeaderTradeDelivery': {},
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:PaymentReference': means && number,
          'ram:TaxCurrencyCode': homeTax?.currency,
          'ram:InvoiceCurrencyCode': currency,
          'ram:SpecifiedTradeSettlementPaymentMeans': means && {
            'ram:TypeCode': means.code,
            'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': means.iban },
            'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': means.bic },
          },
          'ram:ApplicableTradeTax': invoice.taxes.map(tax => ({
            'ram:CalculatedAmount': tax.amount,
            'ram:TypeCode': 'VAT',
            'ram:ExemptionReason': tax.reason,
            'ram:BasisAmount': tax.base,
            'ram:CategoryCode': tax.code,
            'ram:ExemptionReasonCode': tax.reasonCode,
            'ram:RateApplicablePercent': tax.percent,
          })),
          'ram:SpecifiedTradePaymentTerms': {
            'ram:Description': invoice.terms,
            'ram:DueDateDateTime': invoice.dueOn ? { 'udt:DateTimeString': day(invoice.dueOn) } : null,
          },
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': invoice.net,
            'ram:TaxBasisTotalAmount': invoice.net,
            // Once more in the currency that it is owed in (BR-53).
            'ram:TaxTotalAmount': [{ currency, amount: invoice.tax }, ...(homeTax ? [homeTax] : [])].map(tax => ({
              '': tax.amount,
              '@currencyID': tax.currency,
            })),
            'ram:GrandTotalAmount': invoice.gross,
            'ram:DuePayableAmount': invoice.payable,
          },
          'ram:InvoiceReferencedDocument': creditOf && {
            'ram:IssuerAssignedID': creditOf.number,
            'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': day(creditOf.issuedOn) },
          },
        },
      },
    },
  );
}

/** A day as CCYYMMDD, the format 102 of UNCL 2379. */
const day = (date: string): XmlNode => ({ '': date.replaceAll('-', ''), '@format': '102' });

const lineOf = ({ number, name, quantity, price, net, tax }: CoreInvoice['lines'][number]): XmlNode => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': number },
  'ram:SpecifiedTradeProduct': { 'ram:Name': name },
  'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': price } },
  // One (UNECE recommendation 20).
  'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '': quantity, '@unitCode': 'C62' } },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': { 'ram:TypeCode': 'VAT', 'ram:CategoryCode': tax.code, 'ram:RateApplicablePercent': tax.percent },
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': net },
  },
});

const partyOf = ({ name, address, city, country, contact, phone, email, registration, legalNumber }: Party): XmlNode => ({
  'ram:Name': name,
  'ram:SpecifiedLegalOrganization': { 'ram:ID': legalNumber },
  'ram:DefinedTradeContact': {
    'ram:PersonName': contact,
    'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
    'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
  },
  'ram:PostalTradeAddress': { 'ram:LineOne': address, 'ram:CityName': city, 'ram:CountryID': country },
  // The electronic address is an email address (code list EAS).
  'ram:URIUniversalCommunication': { 'ram:URIID': email ? { '': email, '@schemeID': 'EM' } : null },
  'ram:SpecifiedTaxRegistration': registration && { 'ram:ID': { '': registration.number, '@schemeID': registration.isVat ? 'VA' : 'FC' } },
});
