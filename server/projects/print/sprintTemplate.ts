import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { Sprint } from '../sprint/Sprint.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a sprint, in the viewer's language. */
export const sprintTemplate = printTemplate(Sprint, {
  source: record,
  texts,
  populate: ['project', 'taskCount', 'doneCount', 'hours'],
  recipient: () => null,
  sheet(sprint, words) {
    const fields = labelled(words, [
      ['project', sprint.project.unwrap().name],
      ['status', words.text(`sprint${sprint.status}`)],
      ['startOn', sprint.startsOn && words.day(sprint.startsOn)],
      ['endsOn', sprint.endsOn && words.day(sprint.endsOn)],
      ['tasks', words.number(`${sprint.taskCount}`)],
      ['done', words.number(`${sprint.doneCount}`)],
      ['estimateHours', words.number(sprint.hours)],
      ['goal', sprint.goal],
    ]);
    return { heading: words.text('sprint'), number: sprint.name, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
