import { Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { reorderProposal } from './reorderProposal.ts';

/** A product whose stock is low, and how much of it to request. */
@ObjectType()
export class ReorderLine {
  @Field(() => ID, { description: 'The product as it is bought.' }) productId!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) available!: string;
  @Field(() => DecimalText, { description: 'Ordered and not received yet.' }) expected!: string;
  @Field(() => DecimalText) reorderLevel!: string;
  @Field(() => DecimalText, { description: 'Up to twice the reorder level, in whole pieces.' }) quantity!: string;
}

@Resolver()
export class ReorderResolver {
  @Query(() => [ReorderLine], { nullable: true, description: 'What to request because its stock is low, the scarcest first.' })
  @Allow(Permission.PROCUREMENT)
  reorderProposal(@Ctx() { database, viewer }: Context): Promise<ReorderLine[]> {
    return database.inCompany(viewer!, reorderProposal);
  }
}
