import { Field, Int, ObjectType } from 'type-graphql';
import { DateOnly } from '../core/graphql/scalars.ts';

/** Sign-ins of one day. */
@ObjectType()
export class SignInCount {
  @Field(() => DateOnly) on!: string;
  @Field(() => Int) succeeded!: number;
  @Field(() => Int) failed!: number;
}

/** What the dashboard shows of the company's own administration. A limit of null is none; storage is in bytes. */
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
  /** Every day of the span that had one. */
  @Field(() => [SignInCount]) signIns!: SignInCount[];
}
