import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { accessOfClass } from '../../core/access/Allow.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { InvalidInput, NotFound, Refused, type Issue } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { neutral, openLink } from '../../core/links/openLink.ts';
import { isStillGranted } from '../../core/links/recordLinks.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { logoUrl } from '../../core/print/letterhead.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Vendor, VendorGroup } from '../vendor/Vendor.ts';
import type { OpenVendorRegistration } from './OpenVendorRegistration.ts';
import { VendorInvitation } from './VendorInvitation.ts';
import { registrationRules, type RegistrationValues } from './vendorRegistration.rules.ts';

/** Reads what a vendor needs to register. Throws Refused `linkOver`, whatever is wrong with the link. */
export async function openVendorRegistration(context: Context, token: string): Promise<OpenVendorRegistration> {
  const { companyId, recordId } = await openLink(context, token, 'REGISTER');
  return context.database.inCompany({ companyId }, em => shown(em, context, recordId)).catch(neutral);
}

/**
 * Registers a vendor, who is INACTIVE until the company accepts them. A link registers one vendor.
 * @throws InvalidInput naming the field; Refused `linkOver`.
 */
export async function registerVendor(
  context: Context,
  { token, dryRun = false, ...said }: { token: string; dryRun?: boolean } & object,
): Promise<OpenVendorRegistration> {
  const values = check(registrationRules, said);
  const { companyId, recordId } = await openLink(context, token, 'REGISTER');
  const done = inCompanyAsGuest(context, { companyId, name: values.name }, dryRun, async em => {
    const invitation = await em.findOne(
      VendorInvitation,
      { id: recordId, vendor: null, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!invitation || !(await isStillGranted(em, token))) throw new Refused('linkOver');
    const vendor = await create(em, values);
    invitation.vendor = ref(vendor);
    await em.flush();
    const { id, name } = vendor;
    const to = [invitation.invitedBy?.id].filter(user => user !== undefined);
    const told = { kind: NotificationKind.VENDOR_REGISTERED, access: accessOfClass(Vendor), record: { id, name }, to };
    await notify({ em, context, viewer: null }, { ...told, text: vendor.companyName });
    return shown(em, context, recordId);
  });
  return done.catch(neutral);
}

async function create(em: EntityManager, { productGroups, currency, ...values }: RegistrationValues): Promise<Vendor> {
  const titles = [...new Set(productGroups.map(title => title.toLowerCase()))];
  const groups = await em.execute<{ id: string; title: string }[]>(
    `select id, lower(title) as title from product_group where company_id = noria_company() and deleted_at is null and status = 'ACTIVE'
       and lower(title) in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(titles)],
  );
  const byTitle = new Map(groups.map(({ id, title }) => [title, id]));
  const issues = productGroups.flatMap((title, index): Issue[] =>
    byTitle.has(title.toLowerCase()) ? [] : [{ field: `productGroups.${index}`, code: 'notFound' }],
  );
  if (issues.length) throw new InvalidInput(...issues);
  const [company] = await em.execute<{ currency: string }[]>('select currency from company where id = noria_company()');
  const vendor = em.create(Vendor, {
    ...values,
    language: LanguageCode[values.language],
    currency: currency ?? company.currency,
    vendorType: 'RECURRING',
    status: ActiveStatus.INACTIVE,
    registration: 'WAITING',
  });
  await em.flush();
  const rows = titles.map((title, index) => ({ vendor: vendor.id, position: index + 1, productGroup: byTitle.get(title)! }));
  await insertRecords(em, VendorGroup, rows);
  return vendor;
}

/** Once the company has decided, the link shows nothing more. */
async function shown(em: EntityManager, context: Context, invitationId: string): Promise<OpenVendorRegistration> {
  const [row] = await em.execute<OpenVendorRegistration[]>(
    `select json_build_object('name', c.name, 'address', c.address, 'city', c.city, 'phone', c.phone, 'email', c.email) as company, c.currency,
       (select coalesce(json_agg(g.title order by g.title), '[]') from (select title from product_group
         where company_id = c.id and status = 'ACTIVE' and deleted_at is null order by title limit 100) g) as "productGroups",
       i.vendor_id is not null as "isSent"
     from vendor_invitation i join company c on c.id = i.company_id
     left join vendor v on v.company_id = i.company_id and v.id = i.vendor_id
     where i.company_id = noria_company() and i.id = ? and i.deleted_at is null and (v.id is null or v.registration = 'WAITING')`,
    [invitationId],
  );
  if (!row) throw NotFound();
  return { ...row, company: { ...row.company, logo: await logoUrl(em, context.files) } };
}
