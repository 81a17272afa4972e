import { Migration } from '@mikro-orm/migrations';

/** Why a payment was reversed, on the payment that reverses it. */
export class Migration20261123071500PaymentReason extends Migration {
  up() {
    this.addSql(`alter table payment add column reason text check (reason is null or reverses_id is not null)`);
    this.addSql(`create trigger reason_frozen before update of reason on payment for each row execute function noria_frozen()`);
  }
}
