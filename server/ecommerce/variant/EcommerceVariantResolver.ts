import { Field, FieldResolver, ID, InputType, Int, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { EcommerceVariantService } from './EcommerceVariantService.ts';

@InputType()
class ProductOptionInput {
  @Field(() => String, { description: 'Size, for instance.' }) name!: string;
  @Field(() => [String], { description: 'S, M and L, for instance.' }) values!: string[];
}

@InputType()
class MakeEcommerceVariantsInput extends CommandInput {
  @Field(() => ID) productId!: string;
  @Field(() => Int, { nullable: true, description: 'The version the caller read.' }) version?: number;
  @Field(() => [ProductOptionInput], { description: 'At most three, whose values make at most a hundred combinations.' })
  options!: ProductOptionInput[];
}

@Resolver(() => EcommerceProduct)
export class EcommerceVariantResolver {
  @CommandMutation(Permission.ECOMMERCE, EcommerceProduct, MakeEcommerceVariantsInput, {
    action: 'WRITE',
    description: 'Sells a product in all combinations of the values of options; makes those that are not there yet, without stock.',
  })
  makeEcommerceVariants(scope: Scope, { version, ...input }: MakeEcommerceVariantsInput) {
    return new EcommerceVariantService(scope).make(input, version);
  }

  @FieldResolver(() => [EcommerceProduct], { description: 'The variants made of it, without itself.' })
  @Related((variant, product) => `${variant}.variant_of_id = ${product}.id`)
  variants(): object[] {
    return compiled();
  }
}
