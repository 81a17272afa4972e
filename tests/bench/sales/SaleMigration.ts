import { Migration } from '@mikro-orm/migrations';

/** The tables of a till sale written by hand (`SellMigration`), with the usual keys, references and checks. */
export class SaleMigration extends Migration {
  up() {
    const table = (name: string, columns: string) => this.addSql(`create table bench_${name} (${columns})`);
    table('terms', `company_id uuid primary key references company (id), tax_rate numeric not null`);
    table(
      'account',
      `company_id uuid not null references company (id), id uuid not null, role text not null, primary key (company_id, id), unique (company_id, role)`,
    );
    table(
      'goods',
      `company_id uuid not null references company (id), id uuid not null, price numeric not null, is_active boolean not null, primary key (company_id, id)`,
    );
    table('series', `company_id uuid not null, name text not null, next bigint not null default 1, primary key (company_id, name)`);
    table(
      'stock',
      `company_id uuid not null, product_id uuid not null, on_hand numeric not null check (on_hand >= 0), value numeric not null check (value >= 0),
       primary key (company_id, product_id), foreign key (company_id, product_id) references bench_goods (company_id, id)`,
    );
    table(
      'sale',
      `id uuid primary key, company_id uuid not null references company (id), number text not null, sold_at timestamptz not null default now(),
       base numeric(19,4) not null, tax numeric(19,4) not null, total numeric(19,4) not null check (total = base + tax), unique (company_id, number)`,
    );
    table(
      'sale_line',
      `id uuid primary key, sale_id uuid not null references bench_sale, company_id uuid not null, product_id uuid not null, position integer not null,
       quantity numeric not null check (quantity > 0), net numeric(19,4) not null, tax numeric(19,4) not null, cost numeric(19,4) not null,
       foreign key (company_id, product_id) references bench_goods (company_id, id), unique (sale_id, position)`,
    );
    table(
      'move',
      `id uuid primary key, line_id uuid not null references bench_sale_line, company_id uuid not null, product_id uuid not null, at timestamptz not null default now(),
       quantity numeric not null, value numeric(19,4) not null, foreign key (company_id, product_id) references bench_stock (company_id, product_id)`,
    );
    table(
      'payment',
      `id uuid primary key, sale_id uuid not null references bench_sale, method text not null, amount numeric(19,4) not null check (amount > 0)`,
    );
    table(
      'entry',
      `id uuid primary key, company_id uuid not null references company (id), sale_id uuid not null references bench_sale, number text not null, posted_on date not null,
       unique (company_id, number)`,
    );
    table(
      'posting',
      `entry_id uuid not null references bench_entry, position integer not null, account_id uuid not null, company_id uuid not null, debit numeric(19,4) not null,
       credit numeric(19,4) not null, primary key (entry_id, position), foreign key (company_id, account_id) references bench_account (company_id, id)`,
    );
    this.addSql(`create index bench_sale_sold_idx on bench_sale (company_id, sold_at, id)`);
    this.addSql(`create index bench_sale_line_product_idx on bench_sale_line (company_id, product_id)`);
    this.addSql(`create index bench_move_product_idx on bench_move (company_id, product_id, at)`);
    this.addSql(`create index bench_payment_sale_idx on bench_payment (sale_id)`);
    this.addSql(`create index bench_posting_account_idx on bench_posting (company_id, account_id)`);
  }
}
