import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { InvalidInput, RefusedWithAnswer } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { check } from '../../core/graphql/check.ts';
import { inWords } from '../../core/import/inWords.ts';
import { TaskKind } from '../../core/task/BackgroundTask.ts';
import { beginTask } from '../../core/task/beginTask.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { EcommerceProductGroup } from '../productGroup/EcommerceProductGroup.ts';
import { CatalogueProductService, type CatalogueSettings } from './CatalogueProductService.ts';
import { catalogueImportRules } from './catalogueImport.rules.ts';
import { fetchPictures } from './fetchPictures.ts';
import { readCatalogue } from './readCatalogue.ts';

/** Maximum row errors that are told. */
const errorLimit = 1_000;

interface CatalogueInput extends CatalogueSettings {
  file?: Promise<FileUpload> | null;
  skipInvalid: boolean;
  dryRun?: boolean;
}

/** Imports of other shops' product files. */
export class CatalogueImportService {
  constructor(private readonly scope: Scope) {}

  /**
   * Imports the products of a product file of Shopify or WooCommerce: a product is known by its handle or SKU, a variant by its options, and
   * both are updated if they are there. All of them or, when a row is invalid, none; with `skipInvalid`, the valid ones. Their pictures are
   * fetched in the background afterwards.
   * @throws InvalidInput `file`, `groupId`; RefusedWithAnswer `importHasErrors`.
   */
  async import({ file, skipInvalid, dryRun, ...input }: CatalogueInput): Promise<Record<string, unknown>> {
    const { em, context } = this.scope;
    const settings = check(catalogueImportRules, input);
    await refuseInactive(em, [{ field: 'groupId', Entity: EcommerceProductGroup, id: settings.groupId, before: undefined }]);
    if (!file) throw new InvalidInput({ field: 'file', code: 'required' });
    const { filename: name } = await file;
    const { products, issues } = await readCatalogue(file);
    const run = new CatalogueProductService(this.scope, settings);
    run.errors.push(...issues);
    for (const [index, product] of products.entries()) {
      await context.progress?.(index, products.length);
      await run.product(product);
    }
    await context.progress?.(products.length, products.length);
    const { created, updated, unchanged, ids, errors, pictures } = run;
    const rowErrors = (await inWords(errors, context.language)).toSorted((one, other) => one.line - other.line).slice(0, errorLimit);
    const answer = { created, updated, unchanged, ids: ids.slice(0, 100), rowErrors, rejectedFile: null };
    if (errors.length && !dryRun && !skipInvalid)
      throw new RefusedWithAnswer('importHasErrors', { count: errors.length }, { ...answer, created: 0, updated: 0, ids: [] });
    if (pictures.length > 0 && !dryRun)
      await beginTask(this.scope, {
        kind: TaskKind.PROCESSING,
        entity: EcommerceProduct.name,
        name,
        operation: fetchPictures,
        input: { pictures },
      });
    return answer;
  }
}
