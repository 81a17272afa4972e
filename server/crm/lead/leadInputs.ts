import { Field, ID, InputType, Int } from 'type-graphql';
import {
  EnumFilter,
  BooleanFilter,
  DateFilter,
  DateTimeFilter,
  DecimalFilter,
  IdFilter,
  IntFilter,
  StringFilter,
} from '../../core/graphql/filters.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { DealLineInput } from '../deal/dealLineInput.ts';
import { LeadColumnKind } from './LeadColumn.ts';
import type { LeadValues } from './leadValues.ts';

const LeadColumnKindFilter = EnumFilter(LeadColumnKind, 'LeadColumnKind');

@InputType()
export class LeadInput extends CommandInput implements LeadValues {
  @Field(() => String, { nullable: true, description: "The first line's name when left out." }) title!: string | null;
  @Field(() => ID) customerId!: string;
  @Field(() => ID, { nullable: true }) contactId!: string | null;
  @Field(() => ID, { nullable: true }) ownerId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Its state: the id of a column, or its name; inquiry when left out.' }) columnId!:
    | string
    | null;
  @Field(() => String) description!: string;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true, description: 'Required in the cancelled column.' }) lossReason!: string | null;
  @Field(() => DecimalText) orderValue!: string;
  @Field(() => DecimalText, { nullable: true }) estimatedBudget!: string | null;
  @Field(() => Int, { nullable: true, description: 'Percent.' }) probability!: number | null;
  @Field(() => DateOnly, { nullable: true }) expectedCloseOn!: string | null;
  @Field(() => String, { nullable: true }) source!: string | null;
  @Field(() => [DealLineInput], { description: 'At least one.' }) lines!: DealLineInput[];
}

@InputType()
export class LeadFilter {
  @Field(() => IdFilter, { nullable: true }) id?: IdFilter;
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => IdFilter, { nullable: true }) column?: IdFilter;
  @Field(() => LeadColumnKindFilter, { nullable: true }) columnKind?: object;
  @Field(() => IdFilter, { nullable: true }) customer?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) contact?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) owner?: IdFilter;
  @Field(() => DecimalFilter, { nullable: true }) orderValue?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) estimatedBudget?: DecimalFilter;
  @Field(() => IntFilter, { nullable: true }) probability?: IntFilter;
  @Field(() => DateFilter, { nullable: true }) expectedCloseOn?: DateFilter;
  @Field(() => StringFilter, { nullable: true }) source?: StringFilter;
  @Field(() => BooleanFilter, { nullable: true }) isStale?: BooleanFilter;
  @Field(() => DateTimeFilter, { nullable: true }) columnSince?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) closedAt?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) createdAt?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@InputType()
export class MoveLeadInput extends RecordInput {
  @Field(() => ID) columnId!: string;
  @Field(() => ID, { nullable: true, description: 'The lead above it; it need not be there any more.' }) afterId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The lead below it; it need not be there any more.' }) beforeId?: string | null;
  @Field(() => String, { nullable: true, description: 'Required when it enters the cancelled column.' }) lossReason?: string | null;
}

@InputType()
export class LeadColumnInput extends CommandInput {
  @Field(() => String) title!: string;
}

@InputType()
export class MoveLeadColumnInput extends RecordInput {
  @Field(() => ID, { nullable: true }) afterId?: string | null;
  @Field(() => ID, { nullable: true }) beforeId?: string | null;
}

@InputType()
export class DeleteLeadColumnInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true, description: 'Where its leads go; needed when it holds any.' }) targetId?: string | null;
}
