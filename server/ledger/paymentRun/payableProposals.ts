import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { runLimit } from './paymentRun.rules.ts';

const VendorAccountState = EnumOf(
  'VendorAccountState',
  ['KNOWN', 'FIRST', 'CHANGED'] as const,
  'KNOWN: a payment run has paid to this account before. FIRST: the vendor never had another one. CHANGED: it replaced another one and nothing was paid to it yet.',
);

@ObjectType({ description: 'A document that is due to a vendor.' })
class PayableDocument {
  @Field(() => ID) documentId!: string;
  @Field(() => String) kind!: string;
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => String, { nullable: true, description: "The vendor's own number of a bill." }) vendorNumber!: string | null;
  @Field(() => DateOnly) dueOn!: string;
  @Field(() => Int, { description: 'Days after the due date; negative before it.' }) daysLate!: number;
  @Field(() => DecimalText) balance!: string;
}

/** A vendor who is to be paid, to which account, and for what. */
@ObjectType()
export class PayableProposal {
  @Field(() => ID) vendorId!: string;
  @Field(() => String) vendorName!: string;
  @Field(() => ID, { nullable: true, description: 'Null if no bank account of the vendor is known: then a run cannot pay them.' })
  accountId!: string | null;
  @Field(() => String, { nullable: true }) iban!: string | null;
  @Field(() => String, { nullable: true }) bic!: string | null;
  @Field(() => VendorAccountState, { nullable: true }) accountState!: keyof typeof VendorAccountState | null;
  @Field(() => DateTime, { nullable: true, description: 'When the account was entered.' }) accountSince!: Date | null;
  @Field(() => String, { nullable: true, description: 'Who entered it.' }) accountEnteredBy!: string | null;
  @Field(() => DecimalText, { description: 'Credit with the vendor that is not used yet: credit notes and payments on account.' })
  credit!: string;
  @Field(() => [PayableDocument]) documents!: PayableDocument[];
}

/**
 * Proposes what to pay to vendors: open payables in a currency, by default the company's, that are due by a day, the oldest first, at most `runLimit`. Bills
 * that are held because they do not match their order are left out. Of the named documents alone if `documentIds` says so, whenever they fall due.
 */
export async function payableProposals(
  em: EntityManager,
  {
    dueBy,
    documentIds = null,
    currency = null,
  }: { dueBy: string | null; documentIds?: readonly string[] | null; currency?: string | null },
): Promise<PayableProposal[]> {
  const ids = documentIds && `{${documentIds.join()}}`;
  return em.execute<PayableProposal[]>(
    `with asked as materialized (
       select c.id, c.time_zone, coalesce(?::text, c.currency) as currency from company c where c.id = noria_company()
     ), due as materialized (
       select i.id, i.party_id, i.kind, i.number, b.vendor_number, i.due_on, (now() at time zone c.time_zone)::date - i.due_on as late, i.balance
       from asked c
         join open_item_balance i on i.company_id = c.id and i.direction = 'PAYABLE' and i.balance > 0 and i.currency = c.currency
         join open_item o on o.company_id = i.company_id and o.id = i.id and not o.is_held
         join vendor v on v.company_id = i.company_id and v.id = i.party_id
         left join procurement_invoice b on b.company_id = i.company_id and b.id = i.id
       where (?::date is null or i.due_on <= ?::date) and (?::uuid[] is null or i.id = any(?::uuid[]))
       order by i.due_on, i.number, i.id limit ${runLimit}
     ), owed as (
       select party_id, min(due_on) as first, jsonb_agg(jsonb_build_object('documentId', id, 'kind', kind, 'number', number,
         'vendorNumber', vendor_number, 'dueOn', due_on, 'daysLate', late, 'balance', trim_scale(balance)::text) order by due_on, number, id) as documents
       from due group by party_id
     )
     select v.id as "vendorId", v.name as "vendorName", a.id as "accountId", a.iban, a.bic, a.created_at as "accountSince", u.name as "accountEnteredBy",
       case when a.id is null then null
         when exists (select from payment_run_line l join vendor_bank_account p on p.company_id = l.company_id and p.id = l.vendor_account_id
           where p.company_id = a.company_id and p.vendor_id = v.id and p.iban = a.iban) then 'KNOWN'
         when exists (select from vendor_bank_account p where p.company_id = a.company_id and p.vendor_id = v.id and p.iban <> a.iban) then 'CHANGED'
         else 'FIRST' end as "accountState",
       trim_scale(
         coalesce((select -sum(i.balance) from open_item_balance i
           where i.company_id = v.company_id and i.direction = 'PAYABLE' and i.party_id = v.id and i.balance < 0 and i.currency = q.currency), 0)
         + coalesce((select sum(p.amount - p.allocated) from payment p where p.company_id = v.company_id and p.control = 'PAYABLE'
           and p.direction = 'OUT' and p.party_id = v.id and p.currency = q.currency and not p.is_reversed and p.reverses_id is null), 0))::text as credit,
       o.documents
     from asked q cross join owed o join vendor v on v.company_id = noria_company() and v.id = o.party_id
       left join vendor_bank_account a on a.company_id = v.company_id and a.vendor_id = v.id and a.replaced_at is null
       left join user_account u on u.company_id = a.company_id and u.id = a.entered_by_id
     order by o.first, v.name, v.id`,
    [currency, dueBy, dueBy, ids, ids],
  );
}
