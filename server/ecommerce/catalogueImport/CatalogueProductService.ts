import { ref } from '@mikro-orm/core';
import { behindSavepoint } from '../../core/database/behindSavepoint.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { RowIssue } from '../../core/import/inWords.ts';
import { titleLimit } from '../../core/rules/fields.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import type { EcommerceProductValues } from '../product/ecommerceProduct.rules.ts';
import { EcommerceProductService } from '../product/EcommerceProductService.ts';
import { sellableOf } from '../product/shopStock.ts';
import { groupDepthLimit } from '../productGroup/ecommerceProductGroup.rules.ts';
import { EcommerceProductGroupService } from '../productGroup/EcommerceProductGroupService.ts';
import type { PictureToFetch } from './fetchPictures.ts';
import type { ImportedProduct, ImportedVariant } from './ImportedProduct.ts';
import { optionsOf } from './optionsOf.ts';

/** How products are imported. */
export interface CatalogueSettings {
  /** Group of products that name none. */
  groupId: string | null;
  /** Whether the stock of products that are there already becomes that of the file. */
  setsStock: boolean;
}

/** Imports products one by one, each in a savepoint of its own, so that one that is refused does not hide the next. */
export class CatalogueProductService {
  created = 0;
  updated = 0;
  unchanged = 0;
  readonly ids: string[] = [];
  readonly errors: RowIssue[] = [];
  readonly pictures: PictureToFetch[] = [];
  private readonly groups = new Map<string, string>();

  constructor(
    private readonly scope: Scope,
    private readonly settings: CatalogueSettings,
  ) {}

  /** Creates or updates a product with its variants, or notes which of its rows is refused, and why. */
  async product(product: ImportedProduct): Promise<void> {
    const { em } = this.scope;
    const counts = { created: this.created, updated: this.updated, unchanged: this.unchanged };
    const at = { line: product.line };
    const refused = await behindSavepoint(em, async () => {
      const main = await this.save(product, at);
      this.ids.push(main.id);
      for (const picture of product.pictures) this.pictures.push({ ...picture, productId: main.id, name: product.name });
    });
    if (refused) {
      Object.assign(this, counts);
      this.groups.clear();
      // One reason a field is enough: what is no number is not positive either.
      const first = refused.issues.filter(({ field }, index, all) => all.findIndex(other => other.field === field) === index);
      for (const { field, code, params } of first) this.errors.push({ line: at.line, field, code, params });
    }
    em.clear();
  }

  /** `at` follows the row that is being saved. */
  private async save(product: ImportedProduct, at: { line: number }): Promise<EcommerceProduct> {
    const { em } = this.scope;
    const groupId = await this.groupOf(product);
    optionsOf(product);
    let main = await em.findOne(EcommerceProduct, { importKey: product.key, deletedAt: null });
    if (main) this.refuseOtherOptions(main, product);
    const known = main ? [main, ...(await em.find(EcommerceProduct, { variantOf: main.id, deletedAt: null }))] : [];
    for (const variant of product.variants) {
      at.line = variant.line;
      const there = known.find(({ optionValues }) => isSame(optionValues, variant.optionValues));
      const values = this.valuesOf(product, variant, { groupId, isMain: there ? there === main : !main });
      if (there) await this.update(there, values, variant);
      else {
        const made = await this.create(values, variant);
        if (main) Object.assign(made, { variantOf: ref(main), optionValues: variant.optionValues });
        else Object.assign(made, { importKey: product.key, optionNames: product.optionNames, optionValues: variant.optionValues });
        main ??= made;
        await em.flush();
      }
    }
    return main!;
  }

  private refuseOtherOptions({ optionNames }: EcommerceProduct, product: ImportedProduct): void {
    if (optionNames.length !== product.optionNames.length) throw new InvalidInput({ field: 'options', code: 'optionsChanged' });
  }

  private valuesOf(
    { name, shortDescription, detailDescription, isActive }: ImportedProduct,
    { optionValues, price, discountPrice, weight }: ImportedVariant,
    { groupId, isMain }: { groupId: string; isMain: boolean },
  ) {
    const ending = isMain ? '' : `, ${optionValues.join(', ')}`;
    const status = isActive ? ('ACTIVE' as const) : ('INACTIVE' as const);
    const texts = { name: `${name.slice(0, titleLimit - ending.length)}${ending}`, shortDescription, detailDescription };
    return { ...texts, groupId, price, discountPrice, weight, status };
  }

  private async update(there: EcommerceProduct, values: object, { stock }: ImportedVariant): Promise<void> {
    const { version, id } = there;
    const isCounted = this.settings.setsStock && stock !== null;
    const before = isCounted && (await this.sellable(there.inventoryProduct.id));
    const updated = await new EcommerceProductService(this.scope).update({ id, ...values, ...(isCounted && { stock }) });
    if (updated.version === version && (!isCounted || Number(before) === Number(stock))) this.unchanged++;
    else this.updated++;
  }

  /** Sells the inventory product with the SKU as its code, if nothing else does; its stock stays, unless stock is to be set. */
  private async create(values: object, { sku, stock, purchasePrice }: ImportedVariant): Promise<EcommerceProduct> {
    const stocked = sku && (await this.stockedAs(sku));
    const kept = stocked && !this.settings.setsStock ? await this.sellable(stocked) : null;
    const about = { stock: kept ?? stock ?? '0', purchasePrice: purchasePrice ?? '0', inventoryProductId: stocked || null, sellerId: null };
    const made = await new EcommerceProductService(this.scope).create({ ...values, ...about } as EcommerceProductValues);
    if (sku && !stocked) (await made.inventoryProduct.loadOrFail()).code = sku;
    this.created++;
    return made;
  }

  private async stockedAs(sku: string): Promise<string | undefined> {
    const rows = await this.scope.em.execute<{ id: string; sold: boolean }[]>(
      `select p.id, exists (select from ecommerce_product e where e.company_id = p.company_id and e.inventory_product_id = p.id
         and e.deleted_at is null) as sold
       from inventory_product p where p.company_id = noria_company() and p.deleted_at is null and lower(p.code) = lower(?)`,
      [sku],
    );
    if (rows[0]?.sold) throw new InvalidInput({ field: 'sku', code: 'taken' });
    return rows[0]?.id;
  }

  private async sellable(inventoryProductId: string): Promise<string> {
    const [{ stock }] = await this.scope.em.execute<[{ stock: string }]>(
      `select trim_scale(${sellableOf({ companyId: 'p.company_id', inventoryProduct: 'p.id' })})::text as stock from inventory_product p
       where p.company_id = noria_company() and p.id = ?`,
      [inventoryProductId],
    );
    return stock;
  }

  /** The group that the file names, known by its title; groups that are missing are made below those that the file has above them. */
  private async groupOf({ groups }: ImportedProduct): Promise<string> {
    // Of a deeper tree than the shop may have, the levels right above the group are left out.
    const path = [...groups.slice(0, -1).slice(0, groupDepthLimit - 1), ...groups.slice(-1)].map(title => title.slice(0, titleLimit));
    let found: string | null = null;
    for (const title of path) {
      found = this.groups.get(title.toLowerCase()) ?? (await this.groupTitled(title, found));
      this.groups.set(title.toLowerCase(), found);
    }
    found ??= this.settings.groupId;
    if (!found) throw new InvalidInput({ field: 'groupId', code: 'required' });
    return found;
  }

  private async groupTitled(title: string, parentId: string | null): Promise<string> {
    const [known] = await this.scope.em.execute<{ id: string }[]>(
      'select id from ecommerce_product_group where company_id = noria_company() and lower(title) = lower(?) and deleted_at is null limit 1',
      [title],
    );
    if (known) return known.id;
    return (await new EcommerceProductGroupService(this.scope).create({ title, description: null, parentId, status: 'ACTIVE' })).id;
  }
}

const isSame = (values: string[], others: string[]) => values.length === others.length && values.every((value, at) => value === others[at]);
