import { customFacts } from '../../core/print/customFacts.ts';
import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { Employee } from '../employee/Employee.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of an employee, in the viewer's language, without what is masked. */
export const employeeTemplate = printTemplate(Employee, {
  source: record,
  texts,
  populate: ['department', 'position', 'manager'],
  recipient: () => null,
  async sheet(employee, words, em) {
    const fields = labelled(words, [
      ['name', employee.name],
      ['number', employee.number && { ltr: employee.number }],
      ['designation', employee.designation],
      ['position', employee.position?.unwrap().title],
      ['department', employee.department?.unwrap().title],
      ['manager', employee.manager?.unwrap().name],
      ['joinedOn', employee.joinedOn && words.day(employee.joinedOn)],
      ['leftOn', employee.leftOn && words.day(employee.leftOn)],
      ['email', employee.email && { ltr: employee.email }],
      ['phone', words.phone(employee.phone)],
    ]);
    return {
      heading: words.text('employee'),
      number: null,
      sections: [{ heading: null, fields: [...fields, ...(await customFacts(employee, words, em))] }] satisfies Section[],
    };
  },
});
