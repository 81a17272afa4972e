import { Field, ID, InputType } from 'type-graphql';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { FilterOf, InputOf } from '../../core/graphql/recordInputs.ts';
import { DealLineInput } from '../deal/dealLineInput.ts';
import { EnumFilter } from '../../core/graphql/filters.ts';
import { Lead } from './Lead.ts';
import { LeadColumnKind } from './LeadColumn.ts';
import { leadRules } from './lead.rules.ts';

const LeadColumnKindFilter = EnumFilter(LeadColumnKind, 'LeadColumnKind');

@InputType()
export class LeadInput extends InputOf(Lead, leadRules) {
  @Field(() => [DealLineInput], { description: 'At least one.' }) lines!: DealLineInput[];
}

@InputType()
export class LeadFilter extends FilterOf(Lead, [
  'id',
  'title',
  'column',
  'customer',
  'contact',
  'owner',
  'orderValue',
  'estimatedBudget',
  'probability',
  'expectedCloseOn',
  'source',
  'lossReason',
  'isStale',
  'isArchived',
  'columnSince',
  'closedAt',
  'createdAt',
  'updatedAt',
]) {
  @Field(() => LeadColumnKindFilter, { nullable: true }) columnKind?: object;
}

@InputType()
export class MoveLeadInput extends RecordInput {
  @Field(() => ID) columnId!: string;
  @Field(() => ID, { nullable: true, description: 'Lead above it; may have moved or been deleted since.' }) afterId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Lead below it; may have moved or been deleted since.' }) beforeId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Required when the lead enters the cancelled column.' }) lossReasonId?: string | null;
  @Field(() => String, { nullable: true }) lossNote?: string | null;
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
  @Field(() => ID, { nullable: true, description: 'Column to move its leads to; required unless it is empty.' }) targetId?: string | null;
}
