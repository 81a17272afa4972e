import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const ProjectStatusFilter = lazyPart(async () => (await import('../column/StatusSelect.tsx')).ProjectStatusFilter);

/** Select fields of the project filters. */
export const projectChoosers = { column: ProjectStatusFilter, member: CompanyUserSelect };
