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
  @Field(() => Int, { description: 'Employees who have checked in today.' }) present!: number;
  @Field(() => Int, { description: 'Corrections of attendance that wait for a decision.' }) pendingCorrections!: number;
  @Field(() => Int, { description: 'Appraisals of active periods that are not signed by both.' }) openAppraisals!: number;
  @Field(() => Int, { description: 'Of those, the ones that the manager has signed.' }) unsignedAppraisals!: number;
  @Field(() => Int, { description: 'Documents of active employees that expire within 30 days, or have expired.' })
  expiringDocuments!: number;
  @Field(() => Int, { description: 'Of those, the ones that have expired.' }) expiredDocuments!: number;
  @Field(() => Int, { description: 'Payroll runs that are not completed.' }) openRuns!: number;
  @Field(() => DateOnly, { nullable: true, description: 'Pay day of the open run that is due first.' }) nextPayOn!: string | null;
}
