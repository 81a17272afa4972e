import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { plainOf } from '../../core/rules/markdown.ts';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { Task } from '../task/Task.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a task, in the viewer's language. */
export const taskTemplate = printTemplate(Task, {
  source: record,
  texts,
  populate: ['column', 'project', 'tagNames', 'assigneeNames'],
  recipient: () => null,
  sheet(task, words) {
    const { title, kind } = task.column.unwrap();
    const fields = labelled(words, [
      ['name', task.name],
      ['project', task.project.unwrap().name],
      ['status', title ?? words.text(kind)],
      ['priority', words.text(task.priority)],
      ['assignees', task.assigneeNames],
      ['startOn', task.startOn && words.day(task.startOn)],
      ['dueOn', task.dueOn && words.day(task.dueOn)],
      ['estimateHours', task.estimateHours && words.number(task.estimateHours)],
      ['tags', task.tagNames],
      ['summary', plainOf(task.summary)],
    ]);
    return { heading: words.text('task'), number: task.key, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
