import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { PartValues } from '../offer/OfferService.ts';
import { aggregateProductRules } from './aggregateProduct.rules.ts';
import { AggregateProduct } from './AggregateProduct.ts';
import { AggregateProductService } from './AggregateProductService.ts';
import { LimitingComponent, limitingComponents } from '../offer/limitingComponents.ts';

@InputType({ description: 'A product or another aggregate product.' })
export class AggregateProductLineInput {
  @Field(() => ID, { nullable: true }) productId!: string | null;
  @Field(() => ID, { nullable: true }) componentId!: string | null;
  @Field(() => DecimalText, { defaultValue: '1' }) quantity!: string;
}

@InputType()
export class AggregateProductInput extends InputOf(AggregateProduct, aggregateProductRules) {
  @Field(() => DecimalText, {
    nullable: true,
    description: 'What putting one together costs beside its components; left out, what they leave of the in-house cost, else nothing.',
  })
  ownCost!: string;
  @Field(() => [AggregateProductLineInput]) lines!: (AggregateProductLineInput & PartValues)[];
  @Field(() => DecimalText, { nullable: true, description: 'What one costs in all; another one than the server works out is refused.' })
  inHouseCost?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'The server works it out; another one is refused.' }) profit?: string | null;
}

@Resolver()
export class AggregateProductResolver extends CrudResolver({
  Entity: AggregateProduct,
  plural: 'aggregateProducts',
  Service: AggregateProductService,
  filter: ['title', 'sellingPrice', 'inHouseCost', 'profit', 'margin', 'available', 'state', 'vatCategory', 'status', 'updatedAt'],
  input: AggregateProductInput,
}) {
  @Query(() => [LimitingComponent], {
    nullable: true,
    description:
      'Why so many of an aggregate product or a package are available: its products of stock, that which suffices for fewest first.',
  })
  @Allow(Permission.INVENTORY)
  limitingComponents(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<LimitingComponent[]> {
    return limitingComponents(context, id);
  }
}
