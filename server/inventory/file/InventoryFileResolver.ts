import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { UploadResolver } from '../../core/upload/UploadResolver.ts';

/** Uploads of files that inventory records attach. */
@Resolver()
export class InventoryFileResolver extends UploadResolver('Inventory', Permission.INVENTORY) {}
