import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import type { FieldProps } from '../../core/fields/FieldFrame.tsx';
import { StatusSelect } from '../column/StatusSelect.tsx';
import { ProjectSelect } from '../project/ProjectSelect.tsx';
import { SprintSelect } from '../sprint/SprintSelect.tsx';

const TaskStatusFilter = (props: FieldProps) => <StatusSelect {...props} scope="TASK" none="list.all" />;

/** Select fields of the task filters. */
export const taskChoosers = { column: TaskStatusFilter, project: ProjectSelect, assignee: CompanyUserSelect, sprint: SprintSelect };
