import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { UploadResolver } from '../../core/upload/UploadResolver.ts';

/** Uploads files to attach to CRM records. */
@Resolver()
export class CrmFileResolver extends UploadResolver('Crm', Permission.CRM) {}
