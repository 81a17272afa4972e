import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import { LinkedRecords } from '../../core/record/LinkedRecords.ts';
import { Department } from '../../staff/department/Department.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { refuseUnsealing } from '../quotation/refuseUnsealing.ts';
import { closeRequests } from '../vendorRequest/closeRequests.ts';
import { Requisition, RequisitionLine, RequisitionVendor } from './Requisition.ts';
import { requisitionRules, requisitionTransitions, type RequisitionLineValues, type RequisitionValues } from './requisition.rules.ts';

/** Number series of requisitions. */
const series = { documentType: 'REQUISITION', prefix: 'REQ' };

/** Requisitions: what departments want to buy, approved and then sent to vendors (domain §4). */
export class RequisitionService extends LinedDocumentService<Requisition, RequisitionLine, RequisitionValues> {
  static readonly rules = requisitionRules;
  protected readonly Entity = Requisition;
  protected readonly rules = requisitionRules;
  protected readonly Line = RequisitionLine;
  protected readonly lineOf = 'requisition';
  protected override readonly links = {
    vendorIds: new LinkedRecords(this.em, { Link: RequisitionVendor, owner: 'requisition', target: 'vendor', Target: Vendor }),
  };

  protected lineValues({ product, quantity, note }: RequisitionLine): RequisitionLineValues {
    return { productId: product.id, quantity, note };
  }

  protected override async guard(values: RequisitionValues, current?: Requisition): Promise<void> {
    if (current?.requisitionStatus === 'CANCELLED') throw new Refused('documentLocked');
    if (current) await refuseUnsealing(this.em, current, values);
    const before = current ? await this.linesOf(current) : [];
    const known = new Set(before.map(({ product }) => product.id));
    await refuseInactive(this.em, [
      { field: 'departmentId', Entity: Department, id: values.departmentId, before: current?.department.id },
      ...values.lines.map(({ productId: id }, index) => ({
        field: `lines.${index}.productId`,
        Entity: ProcurementProduct,
        id,
        before: known.has(id) ? id : null,
      })),
    ]);
    this.planned = {
      lines: values.lines.map(({ productId, quantity, note }, index) => ({ position: index + 1, product: productId, quantity, note })),
      before,
      areSame: JSON.stringify(values.lines) === JSON.stringify(before.map(line => this.lineValues(line))),
    };
  }

  /** Draws the number, and approves or cancels where the status changes. What was approved must be approved again once it says more or other things. */
  protected override async derive(values: RequisitionValues, current?: Requisition): Promise<Record<string, unknown>> {
    const before = current?.requisitionStatus ?? 'PENDING';
    const isOther = !this.planned.areSame || values.dueOn !== current?.dueOn || values.departmentId !== current.department.id;
    const asked = before === 'APPROVED' && values.requisitionStatus === 'APPROVED' && isOther ? 'PENDING' : values.requisitionStatus;
    moveStatus({ status: before }, asked, requisitionTransitions);
    if (current && asked === 'CANCELLED' && before !== 'CANCELLED') await closeRequests(this.em, current.id);
    const isApproved = asked === 'APPROVED' && before !== 'APPROVED';
    if (isApproved) await this.refuseApproval(values);
    const approver = isApproved ? await creatorOf(this.scope) : null;
    return {
      requisitionStatus: asked,
      ...(!current && { number: await drawNumber(this.em, series), requestedBy: await this.user(await creatorOf(this.scope)) }),
      ...(asked === 'PENDING' && { approvedBy: null, approvedAt: null }),
      ...(isApproved && { approvedBy: await this.user(approver), approvedAt: new Date() }),
      ...(current && !this.planned.areSame && { updatedAt: new Date(), revision: current.revision + 1 }),
    };
  }

  /**
   * Approves a pending requisition; repeating it does nothing.
   * @throws Refused `invalidTransition`; InvalidInput as `refuseApproval`.
   */
  approve(id: string, version: number | undefined): Promise<Requisition> {
    return this.update({ id, version, requisitionStatus: 'APPROVED' });
  }

  /** Cancels a requisition for good; repeating it does nothing. */
  async cancel(id: string, version: number | undefined): Promise<Requisition> {
    const requisition = await this.find(id, version);
    if (requisition.requisitionStatus === 'CANCELLED') return requisition;
    return this.update({ id, requisitionStatus: 'CANCELLED' });
  }

  /** Refuses an approval by whoever may not approve, of something inactive or overdue, or without an active vendor (domain §4). */
  private async refuseApproval({ status, dueOn, vendorIds }: RequisitionValues): Promise<void> {
    const refused = refusal(this.scope.viewer, writersOf(Requisition), 'APPROVE');
    if (refused) throw refused;
    if (status !== 'ACTIVE') throw new InvalidInput({ field: 'status', code: 'inactive' });
    if (dueOn < (await companyToday(this.em))) throw new InvalidInput({ field: 'dueOn', code: 'inThePast' });
    if (!(await this.em.count(Vendor, { id: { $in: vendorIds }, status: 'ACTIVE', deletedAt: null })))
      throw new InvalidInput({ field: 'vendorIds', code: 'inactive' });
  }

  protected override async guardDelete({ requisitionStatus }: Requisition): Promise<void> {
    if (requisitionStatus === 'APPROVED') throw new Refused('documentLocked');
  }

  private async user(id: string | null) {
    return id ? this.em.getReference(CompanyUser, id as never, { wrapped: true }) : null;
  }
}
