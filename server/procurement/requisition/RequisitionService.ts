import { approveWithin, type Approval } from '../../administration/approval/approveWithin.ts';
import { rejectionRules } from '../../administration/approval/approval.rules.ts';
import { notSentBack, sendBack } from '../../administration/approval/sendBack.ts';
import { tellOfApproval } from '../../administration/approval/tellOfApproval.ts';
import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { LinkedRecords } from '../../core/record/LinkedRecords.ts';
import { placeSpending } from '../../finance/budget/placeSpending.ts';
import { refuseBreach } from '../../finance/budget/refuseBreach.ts';
import { refuseUnusableHead } from '../../finance/expense/refuseUnusableHead.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { Department } from '../../staff/department/Department.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { refuseBoughtParts } from '../product/refuseBoughtParts.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { refuseUnsealing } from '../quotation/refuseUnsealing.ts';
import { closeRequests } from '../vendorRequest/closeRequests.ts';
import { estimateOf } from './estimateOf.ts';
import { Requisition, RequisitionLine, RequisitionVendor } from './Requisition.ts';
import {
  requisitionRules,
  requisitionTransitions,
  type RequisitionLineValues,
  type RequisitionStatusName,
  type RequisitionValues,
} from './requisition.rules.ts';

const approved = { document: 'REQUISITION', right: 'PROCUREMENT_APPROVE' } as const;

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

  /** The lines of what now waits for an approval for which it did not wait before, or of other things; empty otherwise. */
  private waiting: RequisitionLineValues[] = [];

  override async create(input: RequisitionValues): Promise<Requisition> {
    return this.tell(await super.create(input));
  }

  override async update(input: Changes<RequisitionValues>): Promise<Requisition> {
    return this.tell(await super.update(input));
  }

  /** Tells the approvers what waits for them since now. */
  private async tell(requisition: Requisition): Promise<Requisition> {
    if (!this.waiting.length || requisition.status !== 'ACTIVE') return requisition;
    await this.em.flush();
    const { id, version, title: name } = requisition;
    await tellOfApproval(this.scope, Requisition, { id, version, name }, { ...approved, ...(await estimateOf(this.em, this.waiting)) });
    return requisition;
  }

  protected lineValues({ product, quantity, estimatedPrice, note }: RequisitionLine): RequisitionLineValues {
    return { productId: product.id, quantity, estimatedPrice, note };
  }

  protected override async guard(values: RequisitionValues, current?: Requisition): Promise<void> {
    if (current?.requisitionStatus === 'CANCELLED') throw new Refused('documentLocked');
    if (current) await refuseUnsealing(this.em, current, values);
    if (values.headId !== (current?.head?.id ?? null)) await refuseUnusableHead(this.em, values.headId);
    const before = current ? await this.linesOf(current) : [];
    const known = new Set(before.map(({ product }) => product.id));
    await refuseInactive(this.em, [
      { field: 'departmentId', Entity: Department, id: values.departmentId, before: current?.department.id },
      { field: 'costCenterId', Entity: CostCenter, id: values.costCenterId, before: current?.costCenter?.id },
      ...values.lines.map(({ productId: id }, index) => ({
        field: `lines.${index}.productId`,
        Entity: ProcurementProduct,
        id,
        before: known.has(id) ? id : null,
      })),
    ]);
    await refuseBoughtParts(this.em, values.lines, before);
    this.planned = {
      lines: values.lines.map(({ productId: product, ...line }, index) => ({ position: index + 1, product, ...line })),
      before,
      areSame: JSON.stringify(values.lines) === JSON.stringify(before.map(line => this.lineValues(line))),
    };
  }

  /** Draws the number, and approves or cancels where the status changes. What was approved must be approved again once it says more or other things. */
  protected override async derive(values: RequisitionValues, current?: Requisition): Promise<Record<string, unknown>> {
    const before = current?.requisitionStatus ?? 'PENDING';
    const isOther =
      !this.planned.areSame ||
      values.dueOn !== current?.dueOn ||
      values.departmentId !== current.department.id ||
      values.headId !== (current.head?.id ?? null) ||
      values.costCenterId !== (current.costCenter?.id ?? null);
    const asked = before === 'APPROVED' && values.requisitionStatus === 'APPROVED' && isOther ? 'PENDING' : values.requisitionStatus;
    moveStatus({ status: before }, asked, requisitionTransitions);
    if (current && asked === 'CANCELLED' && before !== 'CANCELLED') await closeRequests(this.em, current.id);
    const isApproved = asked === 'APPROVED' && before !== 'APPROVED';
    this.waiting = asked === 'PENDING' && (!current || before !== 'PENDING' || current.rejectedAt || isOther) ? values.lines : [];
    const made = current ? {} : { number: await drawNumber(this.em, series), requestedBy: await actorOf(this.scope) };
    return {
      requisitionStatus: asked,
      ...made,
      ...notSentBack,
      ...(asked === 'PENDING' && { approvedBy: null, approvedFor: null, approvedAt: null, isOverBudget: false, overrideReason: null }),
      ...(isApproved && { ...(await this.approval(values)), approvedAt: new Date() }),
      ...(current && !this.planned.areSame && { updatedAt: new Date(), revision: current.revision + 1 }),
    };
  }

  /**
   * Approves a pending requisition; repeating it does nothing.
   * @throws Refused `invalidTransition`; as `approval`.
   */
  approve({ id, version, overrideReason }: { id: string; version?: number; overrideReason?: string | null }): Promise<Requisition> {
    return this.update({ id, version, requisitionStatus: 'APPROVED', ...(overrideReason && { overrideReason }) });
  }

  /**
   * Sends a pending requisition back to who asked for it, with the reason.
   * @throws Refused `invalidTransition`.
   */
  async reject({ id, version, ...input }: { id: string; version?: number; reason: string }): Promise<Requisition> {
    const { reason } = check(rejectionRules, input);
    const requisition = await this.find(id, version);
    const { number: name, requestedBy } = requisition;
    const from: RequisitionStatusName = requisition.requisitionStatus;
    if (from !== 'PENDING') throw new Refused('invalidTransition', { from, to: 'REJECTED', allowed: requisitionTransitions[from] });
    await sendBack(this.scope, requisition, { name, to: requestedBy?.id, reason });
    return requisition;
  }

  /** Cancels a requisition for good; repeating it does nothing. */
  async cancel(id: string, version: number | undefined): Promise<Requisition> {
    const requisition = await this.find(id, version);
    if (requisition.requisitionStatus === 'CANCELLED') return requisition;
    return this.update({ id, requisitionStatus: 'CANCELLED' });
  }

  /**
   * Who approves and how: refused for whoever may not approve or not that much, of something inactive or overdue, without an active vendor,
   * and above a cap of its budget (domain §4). Nothing is committed yet, so that orders are checked again.
   */
  private async approval(values: RequisitionValues): Promise<Approval & { isOverBudget: boolean; overrideReason: string | null }> {
    const { status, dueOn, vendorIds, headId, costCenterId, lines, overrideReason } = values;
    const today = await companyToday(this.em);
    const refused = refusal(this.scope.viewer, writersOf(Requisition), 'APPROVE');
    if (refused) throw refused;
    if (status !== 'ACTIVE') throw new InvalidInput({ field: 'status', code: 'inactive' });
    if (dueOn < today) throw new InvalidInput({ field: 'dueOn', code: 'inThePast' });
    if (!(await this.em.count(Vendor, { id: { $in: vendorIds }, status: 'ACTIVE', deletedAt: null })))
      throw new InvalidInput({ field: 'vendorIds', code: 'inactive' });
    const { amount } = await estimateOf(this.em, lines);
    const approval = await approveWithin(this.scope, { ...approved, amount });
    if (!headId || Number(amount) === 0) return { ...approval, isOverBudget: false, overrideReason: null };
    const spending = await placeSpending(this.em, { headId, budgetLineId: null, costCenterId, on: today, amount });
    const { isOverBudget, reason } = await refuseBreach(this.em, this.scope.viewer, spending, overrideReason);
    return { ...approval, isOverBudget, overrideReason: isOverBudget ? reason : null };
  }

  protected override async guardDelete({ requisitionStatus }: Requisition): Promise<void> {
    if (requisitionStatus === 'APPROVED') throw new Refused('documentLocked');
  }
}
