import { customFacts } from '../../core/print/customFacts.ts';
import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { Project } from '../project/Project.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a project, in the viewer's language. */
export const projectTemplate = printTemplate(Project, {
  source: record,
  texts,
  populate: ['column', 'categoryNames', 'memberNames'],
  recipient: () => null,
  async sheet(project, words, em) {
    const { title, kind } = project.column.unwrap();
    const fields = labelled(words, [
      ['name', project.name],
      ['status', title ?? words.text(kind)],
      ['priority', words.text(project.priority)],
      ['categories', project.categoryNames],
      ['startOn', words.day(project.startOn)],
      ['dueOn', words.day(project.dueOn)],
      ['budget', words.money(project.budget, words.formats.currency!)],
      ['members', project.memberNames],
      ['description', project.description],
    ]);
    return {
      heading: words.text('project'),
      number: project.key,
      sections: [{ heading: null, fields: [...fields, ...(await customFacts(project, words, em))] }] satisfies Section[],
    };
  },
});
