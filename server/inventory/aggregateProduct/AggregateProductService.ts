import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { documentTypes } from '../../core/files/fileTypes.ts';
import { receiveFile } from '../../core/upload/receiveFile.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { refuseForeignFile } from '../../core/files/refuseForeignFile.ts';
import { OfferService, type PartValues } from '../offer/OfferService.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { priceMode } from '../product/priceMode.ts';
import { AggregateProduct, AggregateProductLine } from './AggregateProduct.ts';
import { aggregateProductRules } from './aggregateProduct.rules.ts';

/** Input values of an aggregate product. */
export type AggregateProductValues = Pick<AggregateProduct, 'title' | 'sellingPrice' | 'vatCategory' | 'status'> & {
  priceIncludesTax?: boolean | null;
  ownCost: string | null;
  attachmentId: string | null;
  attachment?: Promise<FileUpload> | null;
  lines: PartValues[];
  inHouseCost?: string | null;
  profit?: string | null;
};

export class AggregateProductService extends OfferService<AggregateProduct, AggregateProductValues> {
  protected readonly Entity = AggregateProduct;
  static readonly rules = aggregateProductRules;
  protected readonly rules = aggregateProductRules;
  protected readonly Part = AggregateProductLine;
  protected readonly partOf = 'aggregateProduct';
  protected readonly members = { productId: InventoryProduct, componentId: AggregateProduct };
  protected readonly computed = ['inHouseCost', 'profit'];

  /** The input as given, including computed figures. */
  #said: Partial<AggregateProductValues> = {};

  override async create(input: AggregateProductValues): Promise<AggregateProduct> {
    this.#said = input;
    return super.create(await this.attached(input));
  }

  /** Serializes changes of recipes that contain aggregates; otherwise two concurrent changes could form a cycle that neither sees. */
  override async update(changes: Changes<AggregateProductValues>): Promise<AggregateProduct> {
    this.#said = changes;
    if (changes.lines?.some(({ componentId }) => componentId))
      await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('aggregates ' || noria_company(), 0))`);
    return super.update(await this.attached(changes));
  }

  /** Stores a file that comes with the input and refers to it. */
  private async attached<Input extends Partial<AggregateProductValues>>({
    attachment,
    ...input
  }: Input): Promise<Omit<Input, 'attachment'>> {
    if (!attachment) return input;
    const receipt = { field: 'attachment', types: documentTypes, refusal: 'filePdfOrImage', readers: [Permission.INVENTORY] };
    const { id } = await receiveFile(this.scope, attachment, receipt);
    return { ...input, attachmentId: id };
  }

  protected override async guard(values: AggregateProductValues, current?: AggregateProduct): Promise<void> {
    await super.guard(values, current);
    const before = current?.attachment?.id;
    await refuseForeignFile(this.em, { field: 'attachmentId', id: values.attachmentId, before, permission: Permission.INVENTORY });
    if (current) await this.refuseCycle(current.id, values.lines);
  }

  private async refuseCycle(id: string, lines: PartValues[]): Promise<void> {
    const components = lines.flatMap(({ componentId }) => componentId ?? []);
    if (!components.length) return;
    const circles = await this.em.execute<{ component: string }[]>(
      `with recursive down(component, id) as (
         select c, c from unnest(?::uuid[]) c
         union
         select down.component, l.component_id from down join aggregate_product_line l on l.company_id = noria_company() and l.aggregate_product_id = down.id
         where l.component_id is not null)
       select distinct component from down where id = ?`,
      [`{${components.join()}}`, id],
    );
    const issues = circles.map(({ component }) => {
      const index = lines.findIndex(({ componentId }) => componentId === component);
      return { field: `lines.${index}.componentId`, code: 'aggregateCycle' };
    });
    if (issues.length) throw new InvalidInput(...issues);
  }

  /**
   * If only the in-house cost is given, derives the own cost as what exceeds the component cost.
   * @throws InvalidInput `computedOtherwise` if the in-house cost is below the component cost.
   */
  protected override async derive(values: AggregateProductValues, current?: AggregateProduct): Promise<Record<string, unknown>> {
    const columns = { ...(await super.derive(values, current)), ...(await priceMode(this.em, values, current)) };
    const { inHouseCost, ownCost } = this.#said;
    if (!inHouseCost || (ownCost !== undefined && ownCost !== null)) return columns;
    const [{ cost }] = await this.em.execute<{ cost: string }[]>(
      `select noria_money(coalesce(sum(l.quantity * coalesce(noria_unit_cost(l."productId"), noria_aggregate_worth(l."componentId"))), 0))::text as cost
       from json_to_recordset(?::json) as l ("productId" uuid, "componentId" uuid, quantity numeric)`,
      [JSON.stringify(values.lines)],
    );
    const own = new Decimal(inHouseCost).minus(cost);
    if (own.isNegative()) throw new InvalidInput({ field: 'inHouseCost', code: 'computedOtherwise', params: { expected: cost } });
    return { ...columns, ownCost: own.toFixed() };
  }

  /**
   * Explodes the product again, and every aggregate that contains it.
   * @throws InvalidInput `limitExceeded` if that needs too many of one product.
   */
  protected override async partsWritten({ id }: AggregateProduct): Promise<void> {
    await this.em.execute('select noria_explode(?)', [id]);
    const [excess] = await this.em.execute<object[]>(
      'select from aggregate_product_leaf where company_id = noria_company() and quantity > 1000000 limit 1',
    );
    if (excess) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  }
}
