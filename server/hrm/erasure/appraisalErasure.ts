import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { Appraisal } from '../appraisal/Appraisal.ts';

const appraisals: ErasedRecords<Employee, Appraisal> = {
  Entity: Appraisal,
  where: ({ id }) => ({ employee: id }),
  fields: ({ goals }, { text }) => ({ goals: goals.map(goal => ({ ...goal, title: text, selfNote: null, managerNote: null })) }),
};

/** Erases what the appraisals of an employee say. Weights and ratings stay for the company's figures. */
export const appraisalErasure = erasable<Employee>({ Entity: Employee, records: [appraisals] as never });
