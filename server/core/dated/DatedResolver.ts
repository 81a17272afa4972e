import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { DateOnly, DateTime } from '../graphql/scalars.ts';
import { datedItems } from './datedItems.ts';
import { DatedKind } from './DatedKind.ts';
import type { DatedKindName } from './dated.rules.ts';

/** Something that has a day, or takes several. */
@ObjectType()
export class DatedItem {
  @Field(() => DatedKind) kind!: DatedKindName;
  @Field(() => ID, { nullable: true, description: 'The record to open; null for leave of those who report to a viewer without HRM.' })
  recordId!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, description: 'A project, customer, vendor or person.' }) detail!: string | null;
  @Field(() => DateOnly, { description: 'Its day, or the first of several.' }) firstDay!: string;
  @Field(() => DateOnly, { description: 'Its last day.' }) lastDay!: string;
  @Field(() => DateTime, { nullable: true, description: 'Its time of day, if it has one.' }) startsAt!: Date | null;
  @Field(() => Boolean) isDone!: boolean;
}

/** What stands in the calendar. */
@ObjectType()
export class DatedItems {
  @Field(() => [DatedKind], { description: 'Kinds that the viewer may read.' }) kinds!: DatedKindName[];
  @Field(() => [DatedItem], { description: 'By day; at most 300 of each kind.' }) items!: DatedItem[];
  @Field(() => [DatedKind], { description: 'Kinds of which there are more than are given.' }) cut!: DatedKindName[];
}

@Resolver()
export class DatedResolver {
  @Query(() => DatedItems, { nullable: true, description: 'What has a day in all modules that the viewer holds, for at most 42 days.' })
  @Allow('SIGNED_IN')
  datedItems(
    @Ctx() context: Context,
    @Arg('from', () => DateOnly) from: string,
    @Arg('before', () => DateOnly, { description: 'The day after the last one.' }) before: string,
  ): Promise<DatedItems> {
    return datedItems(context, from, before);
  }
}
