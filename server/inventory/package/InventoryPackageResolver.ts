import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateFilter, DateTimeFilter, DecimalFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { OfferStateFilter } from '../offer/offerFilters.ts';
import type { PartValues } from '../offer/OfferService.ts';
import { InventoryPackage } from './InventoryPackage.ts';
import { InventoryPackageService, type InventoryPackageValues } from './InventoryPackageService.ts';

@InputType({ description: 'A product or a service.' })
export class InventoryPackageLineInput {
  @Field(() => ID, { nullable: true }) productId!: string | null;
  @Field(() => ID, { nullable: true }) serviceId!: string | null;
  @Field(() => DecimalText, { defaultValue: '1' }) quantity!: string;
}

@InputType()
export class InventoryPackageInput extends CommandInput implements InventoryPackageValues {
  @Field(() => String) title!: string;
  @Field(() => DecimalText, { description: 'More than 0, at most 100.' }) discountPercentage!: string;
  @Field(() => DateOnly, { nullable: true, description: 'The last day it can be sold.' }) expiryDate!: string | null;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
  @Field(() => [InventoryPackageLineInput]) lines!: (InventoryPackageLineInput & PartValues)[];
  @Field(() => DecimalText, { nullable: true, description: 'The server works it out; another one is refused.' }) finalCharges?:
    | string
    | null;
}

@InputType()
export class InventoryPackageFilter {
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) discountPercentage?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) finalCharges?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) available?: DecimalFilter;
  @Field(() => DateFilter, { nullable: true }) expiryDate?: DateFilter;
  @Field(() => OfferStateFilter, { nullable: true }) state?: object;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class InventoryPackageResolver extends CrudResolver({
  Entity: InventoryPackage,
  plural: 'inventoryPackages',
  Input: InventoryPackageInput,
  Filter: InventoryPackageFilter,
  Service: InventoryPackageService,
  permission: Permission.INVENTORY,
}) {}
