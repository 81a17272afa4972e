import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DecimalText, Upload } from '../../core/graphql/scalars.ts';
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
    description: 'Assembly cost per unit, excluding the components; defaults to in-house cost less component cost, or 0.',
  })
  ownCost!: string;
  @Field(() => [AggregateProductLineInput]) lines!: (AggregateProductLineInput & PartValues)[];
  @Field(() => Upload, { nullable: true, description: 'A file to store and attach, in place of `attachmentId`: PDF, PNG or JPEG.' })
  attachment?: Promise<FileUpload> | null;
  @Field(() => DecimalText, { nullable: true, description: 'Total cost per unit; refused if it differs from the computed value.' })
  inHouseCost?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Refused if it differs from the computed value.' }) profit?: string | null;
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
    description: 'Stock products that limit how many of an aggregate product or package are available, the scarcest first.',
  })
  @Allow(Permission.INVENTORY)
  limitingComponents(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<LimitingComponent[]> {
    return limitingComponents(context, id);
  }
}
