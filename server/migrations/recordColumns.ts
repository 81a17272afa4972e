/** The company of a row that is written with others which refer to the company: it is not looked up once more. */
export const ownCompanyColumn = `company_id uuid not null default (current_setting('app.company'::text))::uuid`;

/** The company a row belongs to: the one that the transaction is in, unless a statement says otherwise. */
export const companyColumn = `${ownCompanyColumn} references company (id)`;

/** The columns that every company record carries, and its key: the company in front, so that rows of one company lie together. */
export const recordColumns = `id uuid not null,
  ${companyColumn},
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (company_id, id)`;
