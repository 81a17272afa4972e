import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, DecimalFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { OfferStateFilter } from '../offer/offerFilters.ts';
import type { PartValues } from '../offer/OfferService.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
import { VatCategoryFilter } from '../product/InventoryProductResolver.ts';
import { AggregateProduct } from './AggregateProduct.ts';
import { AggregateProductService, type AggregateProductValues } from './AggregateProductService.ts';
import { LimitingComponent, limitingComponents } from '../offer/limitingComponents.ts';

@InputType({ description: 'A product or another aggregate product.' })
export class AggregateProductLineInput {
  @Field(() => ID, { nullable: true }) productId!: string | null;
  @Field(() => ID, { nullable: true }) componentId!: string | null;
  @Field(() => DecimalText, { defaultValue: '1' }) quantity!: string;
}

@InputType()
export class AggregateProductInput extends CommandInput implements AggregateProductValues {
  @Field(() => String) title!: string;
  @Field(() => DecimalText, { description: 'For one, without tax.' }) sellingPrice!: string;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'What putting one together costs beside its components; left out, what they leave of the in-house cost, else nothing.',
  })
  ownCost!: string | null;
  @Field(() => VatCategory, { defaultValue: VatCategory.STANDARD_RATED }) vatCategory!: VatCategory;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
  @Field(() => ID, { nullable: true, description: 'A file that `uploadInventoryFile` has stored.' }) attachmentId!: string | null;
  @Field(() => [AggregateProductLineInput]) lines!: (AggregateProductLineInput & PartValues)[];
  @Field(() => DecimalText, { nullable: true, description: 'What one costs in all; another one than the server works out is refused.' })
  inHouseCost?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'The server works it out; another one is refused.' }) profit?: string | null;
}

@InputType()
export class AggregateProductFilter {
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) sellingPrice?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) inHouseCost?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) profit?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) margin?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) available?: DecimalFilter;
  @Field(() => OfferStateFilter, { nullable: true }) state?: object;
  @Field(() => VatCategoryFilter, { nullable: true }) vatCategory?: object;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class AggregateProductResolver extends CrudResolver({
  Entity: AggregateProduct,
  plural: 'aggregateProducts',
  Input: AggregateProductInput,
  Filter: AggregateProductFilter,
  Service: AggregateProductService,
  permission: Permission.INVENTORY,
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
