import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { Activity } from '../activity/Activity.ts';
import { crmTexts } from './crmTexts.ts';

/** Printout of an activity, in the viewer's language. */
export const activityTemplate = printTemplate(Activity, {
  source: record,
  texts: crmTexts,
  populate: ['customer', 'contact', 'lead', 'owner'],
  recipient: () => null,
  sheet(activity, words) {
    const fields = labelled(words, [
      ['title', activity.title],
      ['of', activity.customer?.unwrap().name],
      ['contact', activity.contact?.unwrap().name],
      ['lead', activity.lead?.unwrap().title],
      ['due', words.day(activity.dueAt)],
      ['done', activity.doneAt && words.day(activity.doneAt)],
      ['owner', activity.owner?.unwrap().name],
      ['remarks', activity.note],
    ]);
    return { heading: words.text(activity.kind), number: null, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
