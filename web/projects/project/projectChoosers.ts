import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ProjectStatusFilter = lazyPart(async () => (await import('../column/StatusSelect.tsx')).ProjectStatusFilter);
const CompanyUserSelect = lazyPart(async () => (await import('../../core/fields/CompanyUserSelect.tsx')).CompanyUserSelect);

/** Select fields of the project filters. */
export const projectChoosers = { column: ProjectStatusFilter, member: CompanyUserSelect };
