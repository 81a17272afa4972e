import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { Till } from './Till.ts';
import { TillService, type TillValues } from './TillService.ts';

@InputType()
export class TillInput extends CommandInput implements TillValues {
  @Field(() => String) name!: string;
  @Field(() => ID, { nullable: true, description: "Where it sells from; the company's default one when left out." }) warehouseId!:
    | string
    | null;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class TillFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class TillResolver extends CrudResolver({
  Entity: Till,
  plural: 'tills',
  Input: TillInput,
  Filter: TillFilter,
  Service: TillService,
  permission: Permission.INVENTORY,
}) {}
