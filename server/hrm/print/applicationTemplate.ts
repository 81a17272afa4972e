import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { Application } from '../application/Application.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of an application, in the viewer's language, without the expected salary. */
export const applicationTemplate = printTemplate(Application, {
  source: record,
  texts,
  populate: ['position', 'owner'],
  recipient: () => null,
  sheet(application, words) {
    const fields = labelled(words, [
      ['name', application.name],
      ['fatherName', application.fatherName],
      ['position', application.position.unwrap().title],
      ['qualification', application.qualification],
      ['email', application.email && { ltr: application.email }],
      ['phone', words.phone(application.phone)],
      ['address', application.address],
      ['owner', application.owner?.unwrap().name],
      ['coverLetter', application.coverLetter],
    ]);
    return { heading: words.text('application'), number: null, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
