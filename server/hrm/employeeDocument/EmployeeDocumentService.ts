import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { EmployeeDocument } from './EmployeeDocument.ts';
import { employeeDocumentRules } from './employeeDocument.rules.ts';

/** Documents of employees. An inactive employee gets no new ones. */
export class EmployeeDocumentService extends ServiceOf(EmployeeDocument, employeeDocumentRules) {
  protected override guard({ employeeId }: { employeeId: string }, current?: EmployeeDocument) {
    return refuseInactive(this.em, [{ field: 'employeeId', Entity: Employee, id: employeeId, before: current?.employee.id }]);
  }
}
