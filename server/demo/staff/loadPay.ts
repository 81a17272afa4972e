import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Benefit, type BenefitKind } from '../../hrm/benefit/Benefit.ts';
import { Deduction } from '../../hrm/deduction/Deduction.ts';
import type { PayCycle, PayItemType } from '../../hrm/pay/PayCycle.ts';
import { PayrollTax, PayrollTaxSlab, type PayrollTaxType } from '../../hrm/payrollTax/PayrollTax.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { PayText } from './payTexts.ts';

const hour = 3_600_000;

/** Loads what pay is made of in a demo company, created on its third day. */
export async function loadPay(em: EntityManager, text: PayText, since: Date) {
  let made = 0;
  const begun = (notes = '') => {
    const createdAt = new Date(since.getTime() + 60 * hour + made++ * 420_000);
    const status = notes.includes('inactive') ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE;
    return { status, createdAt, updatedAt: createdAt };
  };
  const benefits = fieldsOf(text.benefits).map(([title, kind, type, amount, cycle, description, notes]) => ({
    id: newId(codeOf(Benefit)),
    title,
    kind: kind as BenefitKind,
    type: type as PayItemType,
    amount,
    cycle: cycle as PayCycle,
    description,
    isTaxable: !notes?.includes('exempt'),
    ...begun(notes),
  }));
  const slabs: { tax: string; position: number; validFrom: string; above: string; percent: string }[] = [];
  const taxes = fieldsOf(text.taxes).map(([title, type, cycle, amount, employerAmount, tables, notes]) => {
    const id = newId(codeOf(PayrollTax));
    slabs.push(...slabsOf(tables).map((slab, index) => ({ ...slab, tax: id, position: index + 1 })));
    return { id, title, type: type as PayrollTaxType, ...shares(cycle, amount, employerAmount), ...begun(notes) };
  });
  const deductions = fieldsOf(text.deductions).map(([title, type, cycle, amount, employerAmount, notes, state]) => ({
    id: newId(codeOf(Deduction)),
    title,
    type: type as PayItemType,
    ...shares(cycle, amount, employerAmount),
    isPreTax: notes?.includes('pre-tax') ?? false,
    isStatutory: notes?.includes('statutory') ?? false,
    ...begun(state),
  }));
  await insertRecords(em, Benefit, benefits);
  await insertRecords(em, PayrollTax, taxes);
  await insertRecords(em, PayrollTaxSlab, slabs);
  await insertRecords(em, Deduction, deductions);
  return { benefits: benefits.map(asRecord), taxes: taxes.map(asRecord), deductions: deductions.map(asRecord) };
}

const shares = (cycle: string, amount: string, employerAmount?: string) => ({
  cycle: cycle as PayCycle,
  amount: amount || '0',
  employerAmount: employerAmount || '0',
});

/** Reads `day: from rate, from rate; day: …`. */
const slabsOf = (tables?: string) =>
  (tables || '')
    .split(';')
    .filter(Boolean)
    .flatMap(table => {
      const [validFrom, rates] = table.split(':').map(part => part.trim());
      return rates.split(', ').map(rate => {
        const [above, percent] = rate.split(' ');
        return { validFrom, above, percent };
      });
    });

/** Converts a record to the fields that the audit trail needs. */
const asRecord = ({ id, title: name, createdAt }: { id: string; title: string; createdAt: Date }) => ({ id, name, createdAt });
