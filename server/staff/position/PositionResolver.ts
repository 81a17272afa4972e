import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Position } from './Position.ts';
import { PositionService } from './PositionService.ts';

@Resolver()
export class PositionResolver extends CrudResolver({
  Entity: Position,
  plural: 'positions',
  Service: PositionService,
  filter: ['title', 'cadre', 'type', 'department', 'budget', 'headcount', 'filled', 'acceptsApplications', 'status', 'updatedAt'],
}) {}
