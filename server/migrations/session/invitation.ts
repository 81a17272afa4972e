import { recordColumns } from '../recordColumns.ts';

/** Who was asked to join. The link is the platform's own: no request reads even its hash. */
export const invitation = `
create table invitation (
  
  ${recordColumns},
  email text not null,
  role_id uuid not null,
  language text not null check (language in ('EN', 'AR', 'SP')),
  invited_by_id uuid not null,
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  user_id uuid,
  check ((accepted_at is null) = (user_id is null)),
  foreign key (company_id, role_id) references role (company_id, id),
  foreign key (company_id, invited_by_id) references user_account (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create unique index invitation_email_key on invitation (company_id, lower(email)) where accepted_at is null and deleted_at is null;
create index invitation_created_idx on invitation (company_id, created_at, id);
create index invitation_role_idx on invitation (company_id, role_id);
select noria_tenant('invitation', 'select, insert, update'), noria_platform_policy('invitation');

create table invitation_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  company_id uuid not null,
  invitation_id uuid not null,
  unique (company_id, invitation_id),
  foreign key (company_id, invitation_id) references invitation (company_id, id)
);
select noria_platform_table('invitation_link', 'select');
`;
