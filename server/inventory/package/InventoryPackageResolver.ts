import { Field, ID, InputType, Resolver } from 'type-graphql';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { PartValues } from '../offer/OfferService.ts';
import { inventoryPackageRules } from './inventoryPackage.rules.ts';
import { InventoryPackage } from './InventoryPackage.ts';
import { InventoryPackageService } from './InventoryPackageService.ts';

@InputType({ description: 'A product or a service.' })
export class InventoryPackageLineInput {
  @Field(() => ID, { nullable: true }) productId!: string | null;
  @Field(() => ID, { nullable: true }) serviceId!: string | null;
  @Field(() => DecimalText, { defaultValue: '1' }) quantity!: string;
}

@InputType()
export class InventoryPackageInput extends InputOf(InventoryPackage, inventoryPackageRules) {
  @Field(() => [InventoryPackageLineInput]) lines!: (InventoryPackageLineInput & PartValues)[];
  @Field(() => DecimalText, { nullable: true, description: 'Refused if it differs from the computed package price.' }) finalCharges?:
    | string
    | null;
}

@Resolver()
export class InventoryPackageResolver extends CrudResolver({
  Entity: InventoryPackage,
  plural: 'inventoryPackages',
  Service: InventoryPackageService,
  filter: ['title', 'discountPercentage', 'finalCharges', 'available', 'expiryDate', 'state', 'status', 'updatedAt'],
  input: InventoryPackageInput,
}) {}
