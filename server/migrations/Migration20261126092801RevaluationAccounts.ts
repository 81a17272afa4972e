import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts beside receivables and payables for what open documents in other currencies are worth more or less on a closing day: the control
 * accounts keep agreeing with the documents as they were booked.
 */
export class Migration20261126092801RevaluationAccounts extends Migration {
  up() {
    this.addSql(`
      insert into account_template (number, name, name_ar, name_sp, type, parent, role, is_group) values
        ('1215', 'Revaluation of receivables', 'إعادة تقييم الذمم المدينة', 'Revaluación de cuentas por cobrar', 'ASSET', '1200', 'RECEIVABLE_REVALUATION', false),
        ('2115', 'Revaluation of payables', 'إعادة تقييم الذمم الدائنة', 'Revaluación de cuentas por pagar', 'LIABILITY', '2100', 'PAYABLE_REVALUATION', false)`);
    // Companies that took the number for an account of their own get another one.
    this.addSql(`
      do $$
      declare
        entered text := current_setting('app.company', true);
        owner record;
      begin
        for owner in select id from company loop
          perform set_config('app.company', owner.id::text, true);
          insert into account (id, company_id, number, name, name_ar, name_sp, type, parent_id, role, is_group)
            select noria_new_id(80), owner.id,
              case when exists (select from account a where a.company_id = owner.id and a.number = t.number and a.deleted_at is null) then t.number || '-FX' else t.number end,
              t.name, t.name_ar, t.name_sp, t.type,
              (select p.parent_id from account p where p.company_id = owner.id and p.role = split_part(t.role, '_', 1)), t.role, false
            from account_template t where t.role in ('RECEIVABLE_REVALUATION', 'PAYABLE_REVALUATION');
        end loop;
        perform set_config('app.company', coalesce(entered, ''), true);
      end $$`);
  }
}
