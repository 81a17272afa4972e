import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Attendance } from './Attendance.ts';
import { AttendanceService } from './AttendanceService.ts';

@Resolver()
export class AttendanceResolver extends CrudResolver({
  Entity: Attendance,
  plural: 'attendances',
  Service: AttendanceService,
  filter: ['employee', 'day', 'startedAt', 'endedAt', 'breakMinutes', 'workedMinutes', 'isForgotten', 'source', 'updatedAt'],
}) {}
