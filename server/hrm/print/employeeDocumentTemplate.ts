import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { EmployeeDocument } from '../employeeDocument/EmployeeDocument.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of what is known of an employee's document, in the viewer's language, without its scans. */
export const employeeDocumentTemplate = printTemplate(EmployeeDocument, {
  source: record,
  texts,
  populate: ['employee'],
  recipient: () => null,
  sheet({ title, kind, employee, issuedOn, expiresOn }, words) {
    const fields = labelled(words, [
      ['title', title],
      ['kind', words.text(`kind${kind}`)],
      ['employee', employee.unwrap().name],
      ['issuedOn', issuedOn && words.day(issuedOn)],
      ['expiresOn', expiresOn && words.day(expiresOn)],
    ]);
    return { heading: words.text('employeeDocument'), number: null, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
