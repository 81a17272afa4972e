import { Migration } from '@mikro-orm/migrations';

/** A write that begins with the question whether its sender's rights are still the known ones, in the same round trip: a no ends it all. */
export class Migration007Refusal extends Migration {
  up() {
    this.addSql(`
      create function noria_refuse() returns boolean language plpgsql as $$
      begin
        raise exception 'The rights of the sender have changed' using errcode = 'NR001';
      end $$`);
  }
}
