import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Holiday } from './Holiday.ts';
import { HolidayService } from './HolidayService.ts';

@Resolver()
export class HolidayResolver extends CrudResolver({
  Entity: Holiday,
  plural: 'holidays',
  Service: HolidayService,
  filter: ['title', 'heldOn', 'country', 'updatedAt'],
}) {}
