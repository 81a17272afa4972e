import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { UploadResolver } from '../../core/files/UploadResolver.ts';

/** Files that a record of CRM is about to name. */
@Resolver()
export class CrmFileResolver extends UploadResolver('Crm', Permission.CRM) {}
