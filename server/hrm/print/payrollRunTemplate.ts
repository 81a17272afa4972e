import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { PayrollRun } from '../payroll/run/PayrollRun.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a payroll run, in the viewer's language, without amounts: those stand on its slips. */
export const payrollRunTemplate = printTemplate(PayrollRun, {
  source: record,
  texts,
  populate: ['slipCount'],
  recipient: () => null,
  sheet(run, words) {
    const fields = labelled(words, [
      ['title', run.title],
      ['cycle', words.text(`cycle${run.cycle}`)],
      ['status', words.text(`status${run.status}`)],
      ['startsOn', words.day(run.startsOn)],
      ['endsOn', words.day(run.endsOn)],
      ['payOn', words.day(run.payOn)],
      ['paidOn', run.paidOn && words.day(run.paidOn)],
      ['slips', words.number(`${run.slipCount}`)],
    ]);
    return { heading: words.text('payrollRun'), number: run.number, sections: [{ heading: null, fields }] };
  },
});
