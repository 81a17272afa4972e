import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { UploadResolver } from '../../core/files/UploadResolver.ts';

/** Files that a record of inventory is about to name. */
@Resolver()
export class InventoryFileResolver extends UploadResolver('Inventory', Permission.INVENTORY) {}
