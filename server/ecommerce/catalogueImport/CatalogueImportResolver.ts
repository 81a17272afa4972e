import type { GraphQLResolveInfo } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Does } from '../../core/access/actionOf.ts';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { Upload } from '../../core/graphql/scalars.ts';
import { ImportPayload } from '../../core/import/ImportTypes.ts';
import { TaskKind } from '../../core/task/BackgroundTask.ts';
import { longCommand, LongCommandInput } from '../../core/task/inBackground.ts';
import { readUpload } from '../../core/upload/receiveFile.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { CatalogueImportService } from './CatalogueImportService.ts';

/** A product file of another shop, and how it is imported. */
@InputType()
export class ImportShopProductsInput extends LongCommandInput {
  @Field(() => Upload, { nullable: true, description: 'The product file that Shopify or WooCommerce exports in English, at most 10 MB.' })
  file?: Promise<FileUpload> | null;
  @Field(() => ID, { nullable: true, description: 'Group of products that name none.' })
  groupId?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the stock of products that are there already becomes that of the file, as an adjustment.',
  })
  setsStock!: boolean;
  @Field(() => Boolean, { defaultValue: false, description: 'Imports the valid products, instead of none.' })
  skipInvalid!: boolean;
}

@Resolver()
export class CatalogueImportResolver {
  @Mutation(() => ImportPayload, {
    description:
      'Creates or updates the products of a product file of Shopify or WooCommerce, by handle or SKU, with variants and groups; all or none. Their pictures are fetched in the background afterwards. With dryRun it only reports the result.',
  })
  @Allow(Permission.ECOMMERCE)
  @Does('WRITE')
  importShopProducts(
    @Arg('input', () => ImportShopProductsInput) input: ImportShopProductsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { file, dryRun, skipInvalid, setsStock, groupId = null } = input;
    return longCommand(
      context,
      info,
      input,
      { kind: TaskKind.IMPORT, entity: EcommerceProduct.name },
      scope => new CatalogueImportService(scope).import({ file, dryRun, skipInvalid, setsStock, groupId }),
      async () => {
        if (!file) throw new InvalidInput({ field: 'file', code: 'required' });
        const { filename: name, bytes } = await readUpload(file, 'file');
        return { name, bytes };
      },
    );
  }
}
