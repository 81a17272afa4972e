import { ServiceOf } from '../../core/record/EntityService.ts';
import { ProcurementPermission } from './ProcurementPermission.ts';
import { procurementPermissionRules } from './procurementPermission.rules.ts';

/** The procurement team's list of permissions. */
export class ProcurementPermissionService extends ServiceOf(ProcurementPermission, procurementPermissionRules) {}
