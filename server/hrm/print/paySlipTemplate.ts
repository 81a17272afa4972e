import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts, type Wording } from '../../core/print/Wording.ts';
import type { SlipLine } from '../payroll/compute/Slip.ts';
import { besideNet, slipGroups } from '../payroll/compute/slipGroups.rules.ts';
import { OwnPaySlip } from '../own/OwnPaySlip.ts';
import { PaySlip } from '../payroll/slip/PaySlip.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** What a printed slip says, whoever prints it. */
interface PrintedSlip extends Pick<
  PaySlip,
  'currency' | 'lines' | 'days' | 'paidDays' | 'startsOn' | 'endsOn' | 'designation' | 'earnings' | 'taxes' | 'deductions' | 'net'
> {
  employeeName: string;
  departmentName: string | undefined;
  runTitle: string;
  isReversal: boolean;
}

/** Printout of a pay slip, in the viewer's language: who was paid for which days, each line, and the net. */
export const paySlipTemplate = printTemplate(PaySlip, {
  source: record,
  texts,
  populate: ['employeeName', 'department', 'run'],
  recipient: () => null,
  at: ({ createdAt }) => createdAt,
  sheet: (slip, words) => sheetOf({ ...slip, departmentName: slip.department?.unwrap().title, runTitle: slip.run.unwrap().title }, words),
});

/** The same for the employee whose slip it is. */
export const ownPaySlipTemplate = printTemplate(OwnPaySlip, {
  as: 'own',
  access: ['SIGNED_IN', 'IN_PERSON'],
  source: record,
  texts,
  recipient: () => null,
  at: ({ createdAt }) => createdAt,
  sheet: (slip, words) => sheetOf({ ...slip, departmentName: slip.departmentName ?? undefined, isReversal: false }, words),
});

function sheetOf(slip: PrintedSlip, words: Wording) {
  const money = (value: string) => words.money(value, slip.currency);
  const linesOf = (kinds: readonly string[]) =>
    slip.lines.filter(({ kind }) => kinds.includes(kind)).map(line => ({ label: titleOf(line, words), value: money(line.amount) }));
  const person = labelled(words, [
    ['employee', slip.employeeName],
    ['designation', slip.designation],
    ['department', slip.departmentName],
    ['run', slip.runTitle],
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
}

/** Returns how a line is called in print. */
export function titleOf({ kind, title }: Pick<SlipLine, 'kind' | 'title'>, words: Wording): string {
  if (kind === 'SALARY' && !title) return words.text('SALARY');
  return kind.startsWith('ARREARS') ? words.text('ARREARS', { title }) : title;
}
