/** What the forms of leads, orders and quotations are given. */
export interface DealFormProps {
  /** The one to change; without one a new one is made. */
  id?: string;
  /** Whom a new one is for, where that is known. */
  customer?: { readonly id: string; readonly name: string };
  onClose: () => unknown;
}
