import type { FieldProps } from '../../core/fields/FieldFrame.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const StatusSelect = lazyPart(async () => (await import('../column/StatusSelect.tsx')).StatusSelect);
const ProjectSelect = lazyPart(async () => (await import('../project/ProjectSelect.tsx')).ProjectSelect);
const SprintSelect = lazyPart(async () => (await import('../sprint/SprintSelect.tsx')).SprintSelect);

const TaskStatusFilter = (props: FieldProps) => <StatusSelect {...props} scope="TASK" none="list.all" />;

/** Select fields of the task filters. */
export const taskChoosers = { column: TaskStatusFilter, project: ProjectSelect, assignee: CompanyUserSelect, sprint: SprintSelect };
