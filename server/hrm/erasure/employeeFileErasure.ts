import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { EmployeeDocument } from '../employeeDocument/EmployeeDocument.ts';
import { LeavingTask } from '../leaving/LeavingTask.ts';

const documents: ErasedRecords<Employee, EmployeeDocument> = {
  Entity: EmployeeDocument,
  where: ({ id }) => ({ employee: id }),
  fields: (_document, { text }) => ({ title: text, issuedOn: null, expiresOn: null }),
};
const tasks: ErasedRecords<Employee, LeavingTask> = {
  Entity: LeavingTask,
  where: ({ id }) => ({ employee: id }),
  fields: (_task, { text }) => ({ title: text }),
};

/** Erases the documents of an employee and what their checklist says. That they were there stays. */
export const employeeFileErasure = erasable<Employee>({ Entity: Employee, records: [documents, tasks] as never });
