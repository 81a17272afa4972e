import { Migration } from '@mikro-orm/migrations';
import { company, companyMoney } from './ground/company.ts';
import { plan } from './ground/plan.ts';
import { rules } from './ground/rules.ts';
import { searchWord, searchWords } from './ground/searchWords.ts';
import { tenancy } from './ground/tenancy.ts';

/** What every later table is made with: tenancy, rules and search words; plans and companies. */
export class Migration20261123000100Ground extends Migration {
  up() {
    this.addSql(tenancy);
    this.addSql(rules);
    this.addSql(searchWords);
    this.addSql(plan);
    this.addSql(company);
    this.addSql(companyMoney);
    this.addSql(searchWord);
  }
}
