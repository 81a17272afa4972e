import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts, type Wording } from '../../core/print/Wording.ts';
import type { SlipLine } from '../payroll/compute/Slip.ts';
import { besideNet, slipGroups } from '../payroll/compute/slipGroups.rules.ts';
import { PaySlip } from '../payroll/slip/PaySlip.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a pay slip, in the viewer's language: who was paid for which days, each line, and the net. */
export const paySlipTemplate = printTemplate(PaySlip, {
  source: record,
  texts,
  populate: ['employeeName', 'department', 'run'],
  recipient: () => null,
  at: ({ createdAt }) => createdAt,
  sheet(slip, words) {
    const money = (value: string) => words.money(value, slip.currency);
    const linesOf = (kinds: readonly string[]) =>
      slip.lines.filter(({ kind }) => kinds.includes(kind)).map(line => ({ label: titleOf(line, words), value: money(line.amount) }));
    const person = labelled(words, [
      ['employee', slip.employeeName],
      ['designation', slip.designation],
      ['department', slip.department?.unwrap().title],
      ['run', slip.run.unwrap().title],
      ['startsOn', words.day(slip.startsOn)],
      ['endsOn', words.day(slip.endsOn)],
      ['days', words.number(`${slip.days}`)],
      ['paidDays', words.number(slip.paidDays)],
    ]);
    const paid = slipGroups.flatMap(({ id, kinds }): Section[] => {
      const lines = linesOf(kinds);
      if (!lines.length) return [];
      return [{ heading: words.text(id), fields: [...lines, { label: words.text('total'), value: money(slip[id]) }] }];
    });
    const rest = linesOf(besideNet);
    const sections: Section[] = [
      { heading: null, fields: person },
      ...paid,
      { heading: null, fields: [{ label: words.text('net'), value: money(slip.net) }] },
      ...(rest.length ? [{ heading: words.text('beside'), fields: rest }] : []),
    ];
    return { heading: words.text(slip.isReversal ? 'reversedSlip' : 'paySlip'), number: slip.employeeName, sections };
  },
});

function titleOf({ kind, title }: SlipLine, words: Wording): string {
  if (kind === 'SALARY') return words.text('SALARY');
  return kind.startsWith('ARREARS') ? words.text('ARREARS', { title }) : title;
}
