import { Field, InputType, Int, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DecimalFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { CostCenter } from './CostCenter.ts';
import { CostCenterService, type CostCenterValues } from './CostCenterService.ts';

@InputType()
export class CostCenterInput extends CommandInput implements CostCenterValues {
  @Field(() => String) description!: string;
  @Field(() => DecimalText) budget!: string;
  @Field(() => Int, { description: 'Months.' }) duration!: number;
  @Field(() => String) department!: string;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class CostCenterFilter {
  @Field(() => StringFilter, { nullable: true }) description?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) department?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) budget?: DecimalFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
}

@Resolver()
export class CostCenterResolver extends CrudResolver({
  Entity: CostCenter,
  plural: 'costCenters',
  Input: CostCenterInput,
  Filter: CostCenterFilter,
  Service: CostCenterService,
  permission: Permission.FINANCIAL_MANAGEMENT,
}) {}
