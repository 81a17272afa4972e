import { ServiceOf } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Department } from '../department/Department.ts';
import { Position } from './Position.ts';
import { positionRules, type PositionValues } from './position.rules.ts';

/** The company's positions. An inactive department takes no new ones. */
export class PositionService extends ServiceOf(Position, positionRules) {
  protected override guard({ departmentId }: PositionValues, current?: Position) {
    return refuseInactive(this.em, [{ field: 'departmentId', Entity: Department, id: departmentId, before: current?.department?.id }]);
  }
}
