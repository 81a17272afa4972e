import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { ProjectStatusFilter } from '../column/StatusSelect.tsx';

/** Select fields of the project filters. */
export const projectChoosers = { column: ProjectStatusFilter, member: CompanyUserSelect };
