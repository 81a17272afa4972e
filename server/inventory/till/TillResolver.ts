import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Till } from './Till.ts';
import { TillService } from './TillService.ts';

@Resolver()
export class TillResolver extends CrudResolver({
  Entity: Till,
  plural: 'tills',
  Service: TillService,
  permission: Permission.INVENTORY,
  filter: ['name', 'status', 'updatedAt'],
}) {}
