import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { UploadResolver } from '../../core/upload/UploadResolver.ts';

/** `uploadProcurementFile`: stores a file that a record is about to reference. */
@Resolver()
export class ProcurementFileResolver extends UploadResolver('Procurement', Permission.PROCUREMENT) {}
