import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Till } from './Till.ts';
import { TillService } from './TillService.ts';

@Resolver()
export class TillResolver extends CrudResolver({
  Entity: Till,
  plural: 'tills',
  Service: TillService,
  filter: ['name', 'status', 'updatedAt'],
}) {}
