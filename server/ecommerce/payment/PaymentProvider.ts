import type { Language } from '../../core/session/Viewer.ts';

declare module '../../core/graphql/Context.ts' {
  interface Services {
    /** Where cards are charged; none, if no shop takes them. */
    cards?: PaymentProvider;
  }
}

/** What a customer is asked to pay by card. */
export interface Charge {
  /** Of the charge: the same charge asked for twice is one at the provider. */
  id: string;
  companyId: string;
  /** The order's number, which the customer reads. */
  number: string;
  email: string;
  /** In the currency's decimals. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  language: Language;
  /** Where the customer goes afterwards, paid or not. */
  returnUrl: string;
}

/** The provider's page for a charge. */
export interface PaymentPage {
  /** The provider's name for it. */
  id: string;
  url: string;
}

/** What became of a charge at the provider. */
export type Outcome = { isPaid: true; paymentId: string; amount: string; currency: string } | { isPaid: false };

/** What a provider tells: how a charge came out. */
export interface Notice {
  companyId: string;
  chargeId: string;
  outcome: Outcome;
}

/** A provider of card payments. */
export interface PaymentProvider {
  /** Opens the page on which a charge is paid; the same one, however often it is asked for within a day. */
  begin(charge: Charge): Promise<PaymentPage>;
  /** Closes a page, so that nothing can be paid there any more, unless it was paid already. */
  close(pageId: string): Promise<Outcome>;
  /** Pays back a payment or a part of it, once for each `key`. */
  refund(refund: { key: string; paymentId: string; amount: string; currency: string }): Promise<void>;
  /** Reads a signed notice; undefined if it tells nothing that matters here. @throws Error unless the provider signed it. */
  read(body: string, signature: string): Promise<Notice | undefined>;
}
