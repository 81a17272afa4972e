import { Field, Int, ObjectType } from 'type-graphql';
import { DateOnly } from '../core/graphql/scalars.ts';

/** Sign-ins on one day. */
@ObjectType()
export class SignInCount {
  @Field(() => DateOnly) on!: string;
  @Field(() => Int) succeeded!: number;
  @Field(() => Int) failed!: number;
}

/** Administration figures for the dashboard. A null limit means unlimited; storage is in bytes. */
@ObjectType()
export class AdministrationOverview {
  @Field(() => Int) users!: number;
  @Field(() => Int) activeUsers!: number;
  @Field(() => Int, { nullable: true }) userLimit!: number | null;
  @Field(() => Int) roles!: number;
  @Field(() => Number) storageUsed!: number;
  @Field(() => Number, { nullable: true }) storageLimit!: number | null;
  @Field(() => Int) modulesUsed!: number;
  @Field(() => Int, { nullable: true }) moduleLimit!: number | null;
  @Field(() => String) planCode!: string;
  /** Days of the time span with at least one sign-in attempt. */
  @Field(() => [SignInCount]) signIns!: SignInCount[];
}
