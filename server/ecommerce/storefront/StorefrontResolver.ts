import { Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CreateInputOf } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Storefront } from './Storefront.ts';
import { storefrontRules, type StorefrontValues } from './storefront.rules.ts';
import { StorefrontService } from './StorefrontService.ts';

@InputType()
class StorefrontFields extends InputOf(Storefront, storefrontRules) {}

@InputType()
class SaveStorefrontInput extends CreateInputOf({ name: 'SavedStorefront' }, StorefrontFields) {
  @Field(() => Int, { nullable: true, description: 'The version the caller read.' }) version?: number;
}

@Resolver()
export class StorefrontResolver {
  @Query(() => Storefront, { nullable: true, description: "The company's public shop; null until it was set up." })
  @Allow(Permission.ECOMMERCE)
  @Reads({ kind: 'record' })
  storefront(): Storefront {
    return compiled();
  }

  @CommandMutation(Permission.ECOMMERCE, Storefront, SaveStorefrontInput, {
    action: 'WRITE',
    description: "Sets up the company's public shop, or changes it; only one exists.",
  })
  saveStorefront(scope: Scope, input: SaveStorefrontInput) {
    return new StorefrontService(scope).save(input as unknown as StorefrontValues & { version?: number });
  }
}
