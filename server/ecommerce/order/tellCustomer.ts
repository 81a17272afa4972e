import { Permission } from '../../core/access/Permission.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { MailKind } from '../../core/mail/writeMail.ts';
import { Wording } from '../../core/print/Wording.ts';
import type { Language } from '../../core/session/Viewer.ts';
import type { EcommerceOrder } from './EcommerceOrder.ts';
import { trackingAddress } from './trackingAddress.ts';

/** Products named in a mail at most. */
const named = 20;

interface Told {
  language: Language;
  shop: string;
  numberFormat: string;
  lines: string[] | null;
  /** Where the customer transfers to, if they do. */
  transferDetails: string | null;
}

/** A step of an order that its customer is told. */
export type OrderStep = Extract<MailKind, `order${string}`>;

/**
 * Mails the customer about a step of an order, in the order's language or else that of the CRM's customer, with the link that follows it.
 * `amount` is the order's total unless the step is about another; `lines` say more.
 */
export async function tellCustomer(
  { em, context }: Pick<Scope, 'em' | 'context'>,
  order: EcommerceOrder,
  kind: OrderStep,
  { amount = order.total, lines: said = [] }: { amount?: string; lines?: string[] } = {},
) {
  const [told] = await em.execute<[Told]>(
    `select lower(coalesce(o.language, p.language)) as language, coalesce(s.title, c.name) as shop, c.number_format as "numberFormat",
       (select array_agg(l.name || ' × ' || l.quantity order by l.position) from ecommerce_order_line l
        where l.company_id = o.company_id and l.order_id = o.id and l.position <= ?) as lines,
       case when o.payment = 'TRANSFER' then s.transfer_details end as "transferDetails"
     from ecommerce_order o join company c on c.id = o.company_id
       join ecommerce_customer k on k.company_id = o.company_id and k.id = o.customer_id
       join customer p on p.company_id = k.company_id and p.id = k.party_id
       left join storefront s on s.company_id = o.company_id and s.deleted_at is null
     where o.company_id = noria_company() and o.id = ?`,
    [named, order.id],
  );
  const { language, shop, numberFormat, lines, transferDetails } = told;
  const { number, currency, trackingId, deliveryName: name, deliveryEmail: to } = order;
  const words = new Wording(language, { timeZone: 'UTC', dateFormat: 'MEDIUM', numberFormat, currency }, { en: {}, ar: {}, sp: {} });
  const delivered = order.deliveryTitle ? [`${order.deliveryTitle}: ${words.money(order.deliveryFee, currency).ltr}`] : [];
  const { session } = context;
  await session.outbox.put(em, {
    kind,
    about: { readers: [Permission.ECOMMERCE] },
    to,
    language,
    values: { name, shop, number, total: words.money(amount, currency).ltr },
    lines: kind === 'orderPlaced' ? [...(lines ?? []), ...delivered, ...(transferDetails?.split('\n') ?? [])] : said,
    link: trackingAddress(session.settings.publicUrl, language, trackingId),
  });
}
