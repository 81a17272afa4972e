import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { Lead } from '../lead/Lead.ts';
import { crmTexts } from './crmTexts.ts';

/** Internal printout of a lead, in the viewer's language. */
export const leadTemplate = printTemplate(Lead, {
  source: record,
  texts: crmTexts,
  populate: ['customer', 'contact', 'owner', 'source', 'lossReason', 'lines.product'],
  recipient: () => null,
  sheet(lead, words) {
    const { currency } = words.formats;
    const money = (amount: string | null) => amount && (currency ? words.money(amount, currency) : words.number(amount));
    const lines = lead.lines
      .getItems()
      .map(line => `${words.number(line.quantity).ltr} × ${line.description ?? line.product?.unwrap().name}`);
    const fields = labelled(words, [
      ['title', lead.title],
      ['of', lead.customer.unwrap().name],
      ['contact', lead.contact?.unwrap().name],
      ['owner', lead.owner?.unwrap().name],
      ['orderValue', money(lead.orderValue)],
      ['estimatedBudget', money(lead.estimatedBudget)],
      ['probability', lead.probability === null ? null : words.percent(`${lead.probability}`)],
      ['expectedCloseOn', lead.expectedCloseOn && words.day(lead.expectedCloseOn)],
      ['reason', lead.reason],
      ['description', lead.description],
      ['source', lead.source?.unwrap().name],
      ['lossReason', lead.lossReason?.unwrap().name],
      ['lossNote', lead.lossNote],
      ['lines', lines.join('\n')],
    ]);
    return { heading: words.text('lead'), number: null, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
