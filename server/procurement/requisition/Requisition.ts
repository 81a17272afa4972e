import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ApprovedRecord } from '../../administration/approval/ApprovedRecord.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ExpenseHead } from '../../finance/expenseHead/ExpenseHead.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { Department } from '../../staff/department/Department.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { estimateFormula, priceFormula } from './estimateFormulas.ts';
import { requisitionStatuses, type RequisitionStatusName } from './requisition.rules.ts';

export const RequisitionStatus = EnumOf('RequisitionStatus', requisitionStatuses, 'Approval of a requisition; CANCELLED is final.');
export type RequisitionStatus = RequisitionStatusName;

const vendorsOf = (what: string, { id, companyId }: { id: string; companyId: string }) =>
  `(select ${what} from requisition_vendor r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId} and r.requisition_id = ${id})`;

/** A request of a department to buy, and the vendors to ask for quotations (spec 2 §3, domain §4). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xb5)
@Searchable()
@Findable({ title: ['number', 'title'], subtitle: ['department.title', 'category'] })
@Listed('requisition')
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'requisition' })
export class Requisition extends ApprovedRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: Opt<string>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Department)
  @ManyToOne(() => Department, { ref: true })
  department!: Ref<Department>;

  @Field(() => String)
  @Property({ type: 'text' })
  category!: string;

  /** Last day on which vendors may quote. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  @Field(() => DateOnly, {
    description: 'Day whose exchange rates compare the quotations: today, but never after the last day on which vendors may quote.',
  })
  @Property({ type: 'date', persist: false, lazy: true, formula: requisition => `least(${requisition.dueOn}, ${todaySql})` })
  comparedOn!: Opt<string>;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isSealed: Opt<boolean> = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => Int, { description: 'Increases when its products change after vendors may have answered.' })
  @Property({ type: 'integer' })
  revision: Opt<number> = 1;

  @Field(() => RequisitionStatus)
  @Enum({ items: () => RequisitionStatus })
  requisitionStatus: Opt<RequisitionStatus> = 'PENDING';

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  requestedBy: Ref<CompanyUser> | null = null;

  @Field(() => ExpenseHead, { nullable: true, description: 'Whose budget it will be spent of; its orders take it over.' })
  @ManyToOne(() => ExpenseHead, { ref: true, nullable: true })
  head: Ref<ExpenseHead> | null = null;

  @Field(() => CostCenter, { nullable: true })
  @ManyToOne(() => CostCenter, { ref: true, nullable: true })
  costCenter: Ref<CostCenter> | null = null;

  @Field(() => DecimalText, {
    description: "What it is expected to cost, net of tax in the company's currency; lines without a price count for nothing.",
  })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: estimateFormula })
  estimate!: Opt<string>;

  @Field(() => Boolean, { description: 'Whether it was approved above a cap of its budget.' })
  @Property({ type: 'boolean' })
  isOverBudget: Opt<boolean> = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  overrideReason!: string | null;

  @Field(() => [ID], { description: 'Vendors to ask for quotations.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: requisition => vendorsOf(`coalesce(array_agg(v.id::text order by r.position), '{}')`, requisition),
  })
  vendorIds!: Opt<string[]>;

  @Field(() => String, { description: 'Names of the vendors, separated by commas.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: requisition => vendorsOf(`coalesce(string_agg(v.name, ', ' order by v.name), '')`, requisition),
  })
  vendorNames!: Opt<string>;

  @Field(() => [RequisitionVendor])
  @OneToMany(() => RequisitionVendor, vendor => vendor.requisition, { orderBy: { position: 'asc' }, orphanRemoval: true })
  vendors = new Collection<RequisitionVendor>(this);

  @Field(() => [RequisitionLine])
  @OneToMany(() => RequisitionLine, line => line.requisition, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<RequisitionLine>(this);
}

/** A line of a requisition. It shares the requisition's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xb6)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'requisition_line' })
export class RequisitionLine extends CompanyRecord {
  @ManyToOne(() => Requisition, { ref: true })
  requisition!: Ref<Requisition>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ProcurementProduct)
  @ManyToOne(() => ProcurementProduct, { ref: true })
  product!: Ref<ProcurementProduct>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  estimatedPrice!: string | null;

  @Field(() => DecimalText, { nullable: true, description: 'The estimate, else what a piece cost in the last order, net of tax.' })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: priceFormula })
  expectedPrice!: Opt<string> | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;
}

/** A vendor to ask for a quotation. */
@ObjectType({ implements: Node })
@RecordType(0xb7)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'requisition_vendor' })
export class RequisitionVendor extends CompanyRecord {
  @ManyToOne(() => Requisition, { ref: true })
  requisition!: Ref<Requisition>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;
}
