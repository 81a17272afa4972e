import { Field, ID, InputType, Resolver } from 'type-graphql';
import { CommandMutation } from '../../../core/graphql/CommandMutation.ts';
import { EnumOf } from '../../../core/graphql/EnumOf.ts';
import { RecordInput } from '../../../core/graphql/Payload.ts';
import { DecimalText } from '../../../core/graphql/scalars.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { PayrollRun } from '../run/PayrollRun.ts';
import { reverseSlip } from '../run/reverseRun.ts';
import { paySupplement } from './paySupplement.ts';
import { extraKinds } from './supplement.rules.ts';

const ExtraPayKind = EnumOf('ExtraPayKind', extraKinds, 'BACK_PAY is salary, of which deductions in percent are taken; a BONUS is not.');

@InputType()
class ExtraPayInput {
  @Field(() => ID) employeeId!: string;
  @Field(() => ExtraPayKind) kind!: (typeof extraKinds)[number];
  @Field(() => String) title!: string;
  @Field(() => DecimalText) amount!: string;
  @Field(() => Boolean, { nullable: true, description: 'Yes, if omitted.' }) isTaxable?: boolean | null;
}

@InputType()
class PaySupplementInput extends RecordInput {
  @Field(() => [ExtraPayInput], { description: 'At most 1000; they replace what the run paid so far.' }) lines!: ExtraPayInput[];
}

/** What is paid, or taken back, beside the regular runs. */
@Resolver()
export class SupplementResolver {
  @CommandMutation(
    'HRM_SEE_PAY',
    PayrollRun,
    PaySupplementInput,
    'Pays chosen employees extras by a supplementary run that is not completed.',
  )
  paySupplement(scope: Scope, input: PaySupplementInput) {
    return paySupplement(scope, input);
  }

  @CommandMutation(
    'HRM_SEE_PAY',
    PayrollRun,
    RecordInput,
    'Takes back one pay slip of a completed run by a run with its negative; returns that run.',
  )
  reversePaySlip(scope: Scope, { id }: RecordInput) {
    return reverseSlip(scope, id);
  }
}
