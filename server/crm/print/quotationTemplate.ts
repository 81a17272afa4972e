import { printTemplate, type DocumentLink } from '../../core/print/PrintTemplate.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CrmQuotation } from '../quotation/CrmQuotation.ts';
import { CrmQuotationService } from '../quotation/CrmQuotationService.ts';
import { crmTexts } from './crmTexts.ts';
import { dealRecipient, dealRelations, dealSheet } from './dealSheet.ts';
import quotation from './quotation.typ?raw';

/** A quotation as sent to its customer: validity, terms, and a place to sign while it can still be accepted. */
export const quotationTemplate = printTemplate(CrmQuotation, {
  source: quotation,
  texts: crmTexts,
  populate: dealRelations,
  recipient: dealRecipient,
  sheet: (record, words) => ({
    heading: words.text('quotation'),
    number: record.number,
    ...dealSheet(record, words, [
      ['date', words.day(record.issuedOn ?? record.createdAt)],
      ['validUntil', words.day(record.validUntil)],
    ]),
    notes: [
      ...(record.remarks ? [{ heading: words.text('remarks'), text: record.remarks }] : []),
      ...(record.terms ? [{ heading: words.text('terms'), text: record.terms }] : []),
    ],
    signature: isAnswerable(record) ? [words.text('datePlace'), words.text('signature')] : null,
  }),
  isAnswerable,
  sending,
});

/** Whether the customer can still accept or decline. */
function isAnswerable({ state }: CrmQuotation): boolean {
  return state === 'DRAFT' || state === 'SENT';
}

/** Creates a link by which the customer can answer, which marks a draft as sent and assigns its number. */
async function sending(scope: Scope, id: string): Promise<DocumentLink | null> {
  const service = new CrmQuotationService(scope);
  if (!isAnswerable(await service.find(id))) return null;
  const { link } = await service.share(id);
  return { url: link.valueOf(), action: 'acceptQuotation' };
}
