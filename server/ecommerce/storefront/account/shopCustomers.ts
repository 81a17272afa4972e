/** SQL hash of a customer's address: a link or session counts for the address that it was made for, and for no later one. */
export const emailHash = (customer: string) => `sha256(convert_to(lower(${customer}.email), 'UTF8'))`;

/** SQL condition of a customer who may sign in. */
export const mayEnter = (customer: string) => `${customer}.status = 'ACTIVE' and ${customer}.deleted_at is null`;

/** SQL condition of a customer who agreed to be reminded of carts at their present address, and has not revoked it. */
export const hasAgreed = (customer: string) => `exists (select from shop_consent a where a.company_id = ${customer}.company_id
  and a.customer_id = ${customer}.id and a.revoked_at is null and a.email_hash = ${emailHash(customer)})`;
