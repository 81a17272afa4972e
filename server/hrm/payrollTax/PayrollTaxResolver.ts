import { Field, InputType, Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { PayrollTax } from './PayrollTax.ts';
import { payrollTaxRules, type PayrollTaxValues } from './payrollTax.rules.ts';
import { PayrollTaxService } from './PayrollTaxService.ts';

type SlabValues = PayrollTaxValues['lines'][number];

@InputType({ description: 'A slab: it reaches up to where the next one of the same table begins.' })
class PayrollTaxSlabInput implements SlabValues {
  @Field(() => DateOnly, { description: 'First day of the table that the slab belongs to.' }) validFrom!: string;
  @Field(() => DecimalText, { description: 'Where the slab begins, per cycle of the tax.' }) above!: string;
  @Field(() => DecimalText) percent!: string;
}

@InputType()
export class PayrollTaxInput extends InputOf(PayrollTax, payrollTaxRules) {
  @Field(() => [PayrollTaxSlabInput], { nullable: true }) lines!: PayrollTaxSlabInput[];
}

@Resolver()
export class PayrollTaxResolver extends CrudResolver({
  Entity: PayrollTax,
  plural: 'payrollTaxes',
  Service: PayrollTaxService,
  filter: ['title', 'type', 'cycle', 'amount', 'employerAmount', 'status', 'updatedAt'],
  input: PayrollTaxInput,
}) {}
