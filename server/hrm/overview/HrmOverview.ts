import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';

/** The company's people at a glance. */
@ObjectType()
@Allow(Permission.HRM)
export class HrmOverview {
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => DateOnly, { description: "The company's day." }) today!: string;
  @Field(() => Int, { description: 'Active employees.' }) employees!: number;
  @Field(() => Int, { description: 'Active employees who joined in the period.' }) joined!: number;
  @Field(() => Int, { description: 'Applications that are neither confirmed nor rejected.' }) openApplications!: number;
  @Field(() => Int, { description: 'Applications received in the period.' }) applications!: number;
  @Field(() => Int, { description: 'Employees on approved leave today.' }) onLeave!: number;
  @Field(() => Int, { description: 'Leave requests that wait for a decision.' }) pendingLeave!: number;
  @Field(() => Int, { description: 'Payroll runs that are not completed.' }) openRuns!: number;
  @Field(() => DateOnly, { nullable: true, description: 'Pay day of the open run that is due first.' }) nextPayOn!: string | null;
}
