import { departmentListing } from '../core/relay/operations/departmentListing.ts';
import { employeeListing } from '../core/relay/operations/employeeListing.ts';
import { positionListing } from '../core/relay/operations/positionListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const departmentList = listSpec('department', departmentListing, {
  filters: ['status', 'title', 'employeeCount', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const positionList = listSpec('position', positionListing, {
  filters: ['status', 'department', { name: 'type', texts: 'positionType' }, 'cadre', 'budget', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const employeeList = listSpec('employee', employeeListing, {
  filters: ['status', 'department', 'position', 'manager', 'name', 'designation', 'isHead', 'joinedOn', 'leftOn', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});
