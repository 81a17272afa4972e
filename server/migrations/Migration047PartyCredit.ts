import { Migration } from '@mikro-orm/migrations';

/**
 * What a party has paid in advance is credit: it pays later documents, and what is left is refunded. A refund uses up the payments that it
 * gives back, so an allocation settles either a document or a refund. A till takes such payments into its drawer. And the due date of a
 * document may change.
 */
export class Migration047PartyCredit extends Migration {
  up() {
    this.allocations();
    this.counting();
    this.drawers();
    this.addSql(`select noria_grant('open_item', 'update (due_on)')`);
    this.addSql(`drop trigger frozen on open_item`);
    this
      .addSql(`create trigger frozen before delete or update of id, company_id, kind, direction, number, party_id, currency, amount, issued_on
      on open_item for each row execute function noria_frozen()`);
  }

  private allocations() {
    this.addSql(`alter table allocation
        alter column open_item_id drop not null,
        add column refund_id uuid,
        add constraint allocation_refund_fkey foreign key (company_id, refund_id) references payment (company_id, id),
        add constraint allocation_settled_check check (num_nonnulls(open_item_id, refund_id) = 1),
        add constraint allocation_refund_check check (refund_id is null or payment_id is not null)`);
    this.addSql(`create index allocation_refund_idx on allocation (company_id, refund_id) where refund_id is not null`);
  }

  /** Counts each share on both sides. Of two payments the one that settles receivables by coming in, or payables by going out, is the source. */
  private counting() {
    this.addSql(`
      create function noria_same_party(company uuid, one uuid, other uuid) returns boolean language sql stable parallel safe as $$
        select one is not distinct from other or noria_party(company, one) is not distinct from noria_party(company, other) $$`);
    this.addSql(`
      create function noria_refund_counted(share allocation) returns void language plpgsql as $$
      declare
        refund payment;
        source payment;
      begin
        update payment set allocated = allocated + share.amount
          where company_id = share.company_id and id = share.refund_id and not is_reversed and (direction = 'IN') <> (control = 'RECEIVABLE')
            and allocated + share.amount between least(amount, 0) and greatest(amount, 0)
          returning * into refund;
        update payment set allocated = allocated + share.amount
          where company_id = share.company_id and id = share.payment_id and not is_reversed and (direction = 'IN') = (control = 'RECEIVABLE')
            and allocated + share.amount between least(amount, 0) and greatest(amount, 0)
          returning * into source;
        if refund.id is null or source.id is null then
          perform noria_fail('limitExceeded');
        end if;
        if (source.currency, source.control) is distinct from (refund.currency, refund.control)
          or not noria_same_party(share.company_id, source.party_id, refund.party_id) then
          perform noria_fail('allocationMismatch');
        end if;
      end $$`);
    this.addSql(`
      create or replace function noria_allocation_counted() returns trigger language plpgsql as $$
      declare
        item open_item;
        source record;
        share numeric;
      begin
        if new.refund_id is not null then
          perform noria_refund_counted(new);
          return null;
        end if;
        update open_item set
            paid = paid + case when new.payment_id is null then 0 else new.amount end,
            credited = credited + case when new.payment_id is null then new.amount else 0 end
          where company_id = new.company_id and id = new.open_item_id and voided_on is null
            and paid + credited + new.amount between least(amount, 0) and greatest(amount, 0)
          returning * into item;
        if not found then
          perform noria_fail('limitExceeded');
        end if;
        if new.payment_id is not null then
          share := new.amount;
          update payment set allocated = allocated + case when (direction = 'IN') = (item.direction = 'RECEIVABLE') then share else -share end
            where company_id = new.company_id and id = new.payment_id and not is_reversed
              and allocated + case when (direction = 'IN') = (item.direction = 'RECEIVABLE') then share else -share end
                between least(amount, 0) and greatest(amount, 0)
            returning party_id, currency, control as direction into source;
        else
          update open_item set credited = credited - new.amount
            where company_id = new.company_id and id = new.credit_id and voided_on is null and amount < 0
              and paid + credited - new.amount between amount and 0
            returning party_id, currency, direction into source;
        end if;
        if not found then
          perform noria_fail('limitExceeded');
        end if;
        if (source.currency, source.direction) is distinct from (item.currency, item.direction)
          or not noria_same_party(new.company_id, source.party_id, item.party_id) then
          perform noria_fail('allocationMismatch');
        end if;
        return null;
      end $$`);
  }

  /** The drawer that a payment apart from a sale went through. */
  private drawers() {
    this.addSql(`alter table payment
        add column till_session_id uuid,
        add constraint payment_till_session_fkey foreign key (company_id, till_session_id) references till_session (company_id, id)`);
    this.addSql(`create index payment_session_idx on payment (company_id, till_session_id) where till_session_id is not null`);
    this.addSql(`drop trigger frozen on payment`);
    this
      .addSql(`create trigger frozen before delete or update of id, company_id, number, direction, control, method, party_id, currency, amount,
      paid_on, reference, entry_id, reverses_id, till_session_id on payment for each row execute function noria_frozen()`);
  }
}
