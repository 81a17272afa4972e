import { Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { check } from '../../core/graphql/check.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { BooleanFilter, DateFilter, DecimalFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { changeDueDate } from './changeDueDate.ts';
import { dueDateRules } from './openItem.rules.ts';
import { Control, OpenItem, PaymentStatus } from './OpenItem.ts';

const ControlFilter = EnumFilter(Control, 'Control');
const PaymentStatusFilter = EnumFilter(PaymentStatus, 'PaymentStatus');

@InputType()
class OpenItemFilter {
  @Field(() => ControlFilter, { nullable: true }) direction?: object;
  @Field(() => StringFilter, { nullable: true }) kind?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) currency?: StringFilter;
  @Field(() => IdFilter, { nullable: true }) documentId?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) partyId?: IdFilter;
  @Field(() => PaymentStatusFilter, { nullable: true }) status?: object;
  @Field(() => BooleanFilter, { nullable: true }) isOpen?: BooleanFilter;
  @Field(() => BooleanFilter, { nullable: true }) isOverdue?: BooleanFilter;
  @Field(() => DateFilter, { nullable: true }) issuedOn?: DateFilter;
  @Field(() => DateFilter, { nullable: true }) dueOn?: DateFilter;
  @Field(() => DecimalFilter, { nullable: true }) balance?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) exchangeRate?: DecimalFilter;
}

@InputType()
class ChangeDueDateInput extends CommandInput {
  @Field(() => ID) documentId!: string;
  @Field(() => DateOnly, { description: 'Not before the issue date.' }) dueOn!: string;
}

const Connection = ConnectionOf(OpenItem);
const Page = ListArgs(OpenItem, OpenItemFilter);

@Resolver()
export class OpenItemResolver {
  /** Receivables and payables of the company, document by document. */
  @Query(() => Connection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  openItems(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, OpenItem, ChangeDueDateInput, 'Changes the due date of an issued document.')
  changeDueDate({ em }: Scope, input: ChangeDueDateInput) {
    return changeDueDate(em, check(dueDateRules, input));
  }
}
