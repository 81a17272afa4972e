import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import type { NewRecord } from '../../core/database/insertRecords.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { attachmentTypes } from '../../core/files/fileTypes.ts';
import { refuseForeignFile } from '../../core/files/refuseForeignFile.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { receiveFile } from '../../core/upload/receiveFile.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { refuseBoughtParts } from '../product/refuseBoughtParts.ts';
import { Requisition, RequisitionLine } from '../requisition/Requisition.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { quotationSeries } from './quotationSeries.ts';
import { AwardService } from './AwardService.ts';
import { requisitionPositions } from './requisitionPositions.ts';
import { readOffer, writeOffer } from './vendorOffer.ts';
import { VendorQuotation, VendorQuotationLine } from './VendorQuotation.ts';
import {
  offerFigures,
  vendorQuotationRules,
  vendorQuotationTransitions,
  type VendorQuotationStatusName,
  type VendorQuotationValues,
} from './vendorQuotation.rules.ts';

/** Input values; a file that comes with them is stored and attached. */
type Input = VendorQuotationValues & { attachment?: Promise<FileUpload> | null };

/** What vendors offer for requisitions, as entered by the company (domain §4). */
export class VendorQuotationService extends LinedDocumentService<VendorQuotation, VendorQuotationLine, VendorQuotationValues> {
  static readonly rules = vendorQuotationRules;
  protected readonly Entity = VendorQuotation;
  protected readonly rules = vendorQuotationRules;
  protected readonly Line = VendorQuotationLine;
  protected readonly lineOf = 'quotation';

  /** Prices of the current command. */
  #priced: VendorQuotationValues | undefined;

  protected lineValues({ product, quantity }: VendorQuotationLine): object {
    return { productId: product.id, quantity };
  }

  override async create(input: Input): Promise<VendorQuotation> {
    const quotation = await super.create(await this.attached(input));
    return input.status === 'APPROVED' ? this.award(quotation) : quotation;
  }

  /** A change of the status alone leaves the prices alone, so that it works while they are sealed. */
  override async update(changes: Changes<Input>): Promise<VendorQuotation> {
    const { id, version, status } = changes;
    if (status === 'APPROVED') await new AwardService(this.scope).lock(id);
    const isMove = Object.entries(changes).every(([name, value]) => value === undefined || ['id', 'version', 'status'].includes(name));
    const quotation =
      isMove && status ? await this.move(id, version, status) : await super.update(await this.attached<Changes<Input>>(changes));
    return status === 'APPROVED' ? this.award(quotation) : quotation;
  }

  /** Puts a quotation on the short list, takes it off, sets it aside or cancels it; repeating it does nothing. */
  private async move(id: string, version: number | undefined, to: VendorQuotationStatusName): Promise<VendorQuotation> {
    const quotation = await this.find(id, version);
    if (to !== 'APPROVED') moveStatus(quotation, to, vendorQuotationTransitions);
    await this.em.flush();
    return quotation;
  }

  /** Awards the whole quotation; repeating it does nothing. */
  async approve(id: string, version: number | undefined): Promise<VendorQuotation> {
    return this.update({ id, version, status: 'APPROVED' });
  }

  /** Cancels a quotation for good; repeating it does nothing. */
  cancel(id: string, version: number | undefined): Promise<VendorQuotation> {
    return this.update({ id, version, status: 'CANCELLED' });
  }

  private async award(quotation: VendorQuotation): Promise<VendorQuotation> {
    await new AwardService(this.scope).award(quotation.requisition.id, [{ quotationId: quotation.id }]);
    return this.find(quotation.id);
  }

  /** @throws Refused `quotationSealed` while prices are sealed: what nobody can read cannot be changed either. */
  override async valuesOf(quotation: VendorQuotation): Promise<Record<string, unknown>> {
    const offer = await readOffer(this.em, quotation);
    if (!offer) throw new Refused('quotationSealed');
    return { ...(await super.valuesOf(quotation)), ...offer };
  }

  protected override async guard(values: VendorQuotationValues, current?: VendorQuotation): Promise<void> {
    if (current && ['APPROVED', 'CANCELLED'].includes(current.status)) throw new Refused('documentLocked');
    const before = current ? await this.linesOf(current) : [];
    const known = new Set(before.map(({ product }) => product.id));
    await refuseInactive(this.em, [
      { field: 'vendorId', Entity: Vendor, id: values.vendorId, before: current?.vendor.id },
      { field: 'requisitionId', Entity: Requisition, id: values.requisitionId, before: current?.requisition.id },
      ...values.lines.map(({ productId: id }, index) => ({
        field: `lines.${index}.productId`,
        Entity: ProcurementProduct,
        id,
        before: known.has(id) ? id : null,
      })),
    ]);
    await refuseBoughtParts(this.em, values.lines, before);
    if (values.dueOn !== current?.dueOn && values.dueOn < (await companyToday(this.em)))
      throw new InvalidInput({ field: 'dueOn', code: 'inThePast' });
    const attached = { field: 'attachmentId', id: values.attachmentId, before: current?.attachment?.id };
    await refuseForeignFile(this.em, { ...attached, permission: Permission.PROCUREMENT });
    this.planned = { ...this.planned, before };
  }

  protected override async derive(values: VendorQuotationValues, current?: VendorQuotation): Promise<Record<string, unknown>> {
    const requisition = await this.em.findOneOrFail(Requisition, { id: values.requisitionId });
    if (requisition.requisitionStatus === 'CANCELLED') throw new InvalidInput({ field: 'requisitionId', code: 'inactive' });
    const vendor = await this.em.findOneOrFail(Vendor, { id: values.vendorId });
    const currency = current && current.vendor.id === values.vendorId ? current.currency : vendor.currency;
    const offer = current && (await readOffer(this.em, current));
    const { lines, discountPercent, taxTotal } = values;
    if (offerFigures(values, currency).finalAmount.gt(moneyLimit)) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
    const isSameOffer =
      JSON.stringify(offer) === JSON.stringify({ discountPercent, taxTotal, lines }) &&
      currency === current?.currency &&
      values.requisitionId === current.requisition.id;
    await this.plan(values, isSameOffer);
    const before = current?.status ?? 'PENDING';
    const status = values.status === 'APPROVED' ? before : values.status;
    moveStatus({ status: before }, status, vendorQuotationTransitions);
    return {
      status,
      currency,
      ...(!current && { number: await drawNumber(this.em, quotationSeries) }),
      ...(!isSameOffer && {
        requisitionRevision: requisition.revision,
        revision: (current?.revision ?? 0) + 1,
        submittedAt: new Date(),
      }),
    };
  }

  private async plan(values: VendorQuotationValues, areSame: boolean): Promise<void> {
    const asked = await this.em.find(
      RequisitionLine,
      { requisition: values.requisitionId, deletedAt: null },
      { orderBy: { position: 'asc' } },
    );
    const positions = requisitionPositions(values.lines, asked);
    const lines = values.lines.map(({ productId, quantity }, index): NewRecord<VendorQuotationLine> => ({
      position: index + 1,
      product: productId,
      quantity,
      requisitionPosition: positions[index],
    }));
    this.#priced = values;
    this.planned = { lines, before: this.planned.before, areSame };
  }

  /** Prices go to the offer, which seals them; the lines that history shows have none. */
  protected override async writeLines(quotation: VendorQuotation): Promise<void> {
    await super.writeLines(quotation);
    const { id, revision, requisition, vendor, currency } = quotation;
    await writeOffer(this.em, { id, revision, requisitionId: requisition.id, vendorId: vendor.id, currency }, this.#priced!);
  }

  protected override async guardDelete({ status }: VendorQuotation): Promise<void> {
    if (status === 'APPROVED') throw new Refused('documentLocked');
  }

  /** Stores a file that comes with the input and refers to it. */
  private async attached<Given extends Partial<Input>>({ attachment, ...input }: Given): Promise<Omit<Given, 'attachment'>> {
    if (!attachment) return input;
    const receipt = { field: 'attachment', types: attachmentTypes, refusal: 'fileTypeRefused', readers: [Permission.PROCUREMENT] };
    const { id } = await receiveFile(this.scope, attachment, receipt);
    return { ...input, attachmentId: id };
  }
}
