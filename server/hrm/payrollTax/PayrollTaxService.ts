import { Decimal } from '../../core/money/arithmetic.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import { PayrollTax, PayrollTaxSlab } from './PayrollTax.ts';
import { payrollTaxRules, type PayrollTaxValues } from './payrollTax.rules.ts';

type SlabValues = PayrollTaxValues['lines'][number];

/** The taxes on pay, each with the slabs of its dated tables. */
export class PayrollTaxService extends LinedDocumentService<PayrollTax, PayrollTaxSlab, PayrollTaxValues> {
  protected readonly Entity = PayrollTax;
  static readonly rules = payrollTaxRules;
  protected readonly rules = payrollTaxRules;
  protected readonly Line = PayrollTaxSlab;
  protected readonly lineOf = 'tax';
  protected lineValues = ({ validFrom, above, percent }: PayrollTaxSlab): SlabValues => ({ validFrom, above, percent });

  /**
   * A tax has either an amount or slabs: the other is dropped. Puts the slabs in order, and touches the tax when they change, so that its
   * version increases.
   */
  protected override async derive({ type, lines }: PayrollTaxValues, current?: PayrollTax): Promise<Record<string, unknown>> {
    const hasSlabs = type === 'SLABS';
    const ordered = hasSlabs ? lines.toSorted(inOrder) : [];
    const before = current ? await this.linesOf(current) : [];
    const areSame = said(ordered) === said(before);
    this.planned = { lines: ordered.map((slab, index) => ({ ...slab, position: index + 1 })), before, areSame };
    return { ...(hasSlabs && { amount: '0' }), ...(current && !areSame && { updatedAt: new Date() }) };
  }

  protected override async writeLines(tax: PayrollTax): Promise<void> {
    const { lines, before } = this.planned;
    if (lines.length) return super.writeLines(tax);
    if (before.length) await this.em.nativeDelete(PayrollTaxSlab, { tax: tax.id });
  }
}

/** Oldest table first, lowest slab first. */
const inOrder = (one: SlabValues, other: SlabValues) =>
  one.validFrom.localeCompare(other.validFrom) || new Decimal(one.above).comparedTo(other.above);

const said = (slabs: SlabValues[]) =>
  JSON.stringify(slabs.map(({ validFrom, above, percent }) => [validFrom, new Decimal(above).toFixed(), new Decimal(percent).toFixed()]));
