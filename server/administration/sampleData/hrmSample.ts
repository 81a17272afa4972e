import type { SampleSetting, SampleStep } from './SampleStep.ts';
import { at, dayAfter, email, phone, status } from './sampleValues.ts';

/** People, their departments and positions, and applicants. */
export const hrmSample = ({ text, country, today, columns }: SampleSetting): SampleStep[] => [
  ...text.departments.map(([title, description], index): SampleStep => ({
    type: 'Department',
    name: `department${index}`,
    values: { title, description, status },
  })),
  ...text.positions.map(([title, cadre], index): SampleStep => ({
    type: 'Position',
    name: `position${index}`,
    values: {
      title,
      cadre,
      type: 'FULL_TIME',
      departmentId: `@department${index}`,
      budget: '9000',
      headcount: 3,
      description: text.positionText,
      status,
    },
  })),
  ...text.employees.map((name, index): SampleStep => ({
    type: 'Employee',
    values: {
      name,
      email: email('employee', index),
      phone: phone(10 + index),
      designation: at(text.positions, index)[0],
      departmentId: `@department${index % 3}`,
      positionId: `@position${index % 3}`,
      isHead: index < 3,
      joinedOn: dayAfter(today, -400 + index * 40),
      city: text.city,
      country,
      status,
    },
  })),
  ...text.applicants.map(([name, qualification], index): SampleStep => ({
    type: 'Application',
    values: {
      name,
      qualification,
      positionId: `@position${index}`,
      email: email('applicant', index),
      phone: phone(30 + index),
      columnId: at(columns.applications, index),
      rating: 3 + (index % 3),
      status,
    },
  })),
];
